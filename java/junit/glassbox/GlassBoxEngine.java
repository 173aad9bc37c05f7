package glassbox;

import java.lang.reflect.Method;
import java.net.URI;
import java.util.List;
import java.util.function.Predicate;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.ClasspathRootSelector;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.engine.discovery.ModuleSelector;
import org.junit.platform.engine.discovery.PackageSelector;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;

/** Finds the classes and methods marked {@link GlassBoxTest} and runs their checks. */
public final class GlassBoxEngine implements TestEngine {
    @Override
    public String getId() {
        return "glassbox";
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
        TestDescriptor all = new EngineDescriptor(id, "glassbox");
        Predicate<Class<?>> any = c -> true;
        Predicate<String> named = n -> true;
        for (ClassSelector s : request.getSelectorsByType(ClassSelector.class)) {
            add(all, s.getJavaClass());
        }
        for (MethodSelector s : request.getSelectorsByType(MethodSelector.class)) {
            addMethod(all, s.getJavaClass(), s.getJavaMethod());
        }
        for (PackageSelector s : request.getSelectorsByType(PackageSelector.class)) {
            addAll(all, ReflectionSupport.findAllClassesInPackage(s.getPackageName(), any, named));
        }
        for (ClasspathRootSelector s : request.getSelectorsByType(ClasspathRootSelector.class)) {
            URI root = s.getClasspathRoot();
            addAll(all, ReflectionSupport.findAllClassesInClasspathRoot(root, any, named));
        }
        for (ModuleSelector s : request.getSelectorsByType(ModuleSelector.class)) {
            addAll(all, ReflectionSupport.findAllClassesInModule(s.getModuleName(), any, named));
        }
        return all;
    }

    private static void addAll(TestDescriptor all, List<Class<?>> classes) {
        for (Class<?> c : classes) {
            add(all, c);
        }
    }

    private static void add(TestDescriptor all, Class<?> c) {
        GlassBoxTest mark = c.getAnnotation(GlassBoxTest.class);
        if (mark != null) {
            addTest(all, new GlassBoxCheck(all.getUniqueId(), c, mark));
        }
        for (Method m : AnnotationSupport.findAnnotatedMethods(
                c, GlassBoxTest.class, HierarchyTraversalMode.TOP_DOWN)) {
            addMethod(all, c, m);
        }
    }

    private static void addMethod(TestDescriptor all, Class<?> c, Method m) {
        GlassBoxTest mark = m.getAnnotation(GlassBoxTest.class);
        if (mark != null) {
            addTest(all, new GlassBoxCheck(all.getUniqueId(), c, m, mark));
        }
    }

    private static void addTest(TestDescriptor all, GlassBoxCheck check) {
        if (all.getChildren().stream().noneMatch(d -> d.getUniqueId().equals(check.getUniqueId()))) {
            all.addChild(check);
        }
    }

    @Override
    public void execute(ExecutionRequest request) {
        TestDescriptor all = request.getRootTestDescriptor();
        EngineExecutionListener listener = request.getEngineExecutionListener();
        listener.executionStarted(all);
        for (TestDescriptor d : all.getChildren()) {
            listener.executionStarted(d);
            listener.executionFinished(d, ((GlassBoxCheck) d).run());
        }
        listener.executionFinished(all, TestExecutionResult.successful());
    }
}

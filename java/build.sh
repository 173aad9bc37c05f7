#!/bin/sh
# Builds the Java side: java/build.sh FOLDER JAR
#
# java/glassbox holds the annotations and classes that users name. java/model, where
# there is one, holds our own versions of JDK classes; they are compiled as part of
# java.base and lie in the jar under model/, where only the tool looks. java/junit, the
# engine of the JUnit 5 platform, is compiled where JUnit's jars are installed.
set -eu
folder=$1
jar=$2
here=$(dirname "$0")
junit=${JUNIT_JARS:-/usr/share/java}
javac='javac -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -g -proc:none -nowarn'

rm -rf "$folder"
mkdir -p "$folder"
# shellcheck disable=SC2046,SC2086  # words are wanted: options, and a list of files
{
  $javac --release 17 -d "$folder" $(find "$here/glassbox" -name '*.java' | sort)
  if [ -e "$junit/junit-platform-engine.jar" ]; then
    $javac --release 17 -d "$folder" -cp "$folder:$junit/junit-platform-engine.jar:$junit/junit-platform-commons.jar:$junit/opentest4j.jar:$junit/apiguardian-api.jar" \
      $(find "$here/junit" -name '*.java' | sort)
    cp -r "$here/junit/META-INF" "$folder"
  fi
  if [ -d "$here/model" ]; then
    $javac -XDignore.symbol.file --patch-module "java.base=$here/model" -d "$folder/model" \
      $(find "$here/model" -name '*.java' | sort)
  fi
}
rm -f "$jar"
jar -J-XX:TieredStopAtLevel=1 --create --file "$jar" --date 2026-01-01T00:00:00Z -C "$folder" .

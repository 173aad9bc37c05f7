/* The fixed parts of the HTML page. */
#ifndef REPORT_DOCUMENT_PAGE_H
#define REPORT_DOCUMENT_PAGE_H

extern const char document_page_style[];
extern const char document_page_script[];

#endif

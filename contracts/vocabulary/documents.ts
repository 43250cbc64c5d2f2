/** What a seller's file may be shown as in the page, by the ending of its name: the content type with which it must come. */
export const documentTypes = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type DocumentType = (typeof documentTypes)[keyof typeof documentTypes];

/** What the copy of a listing is called once it is saved: the ending is its address's, a PDF where that tells none. */
export function snapshotFileName(articleId: string, url: string): string {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(url.split(/[?#]/)[0] ?? '')?.[1] ?? 'pdf';
  return `${articleId.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}.${ending.toLowerCase()}`;
}

/** Puts a text in parts, or bytes, into a file that the browser saves under that name. */
export function saveFile(name: string, content: readonly string[] | ArrayBuffer, type: string): void {
  const url = URL.createObjectURL(new Blob(content instanceof ArrayBuffer ? [content] : [...content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

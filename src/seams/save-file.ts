/** Puts a text or bytes into a file that the browser saves under that name. */
export function saveFile(name: string, content: string | ArrayBuffer, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

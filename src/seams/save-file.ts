/** Puts a text in parts, or bytes, into a file that the browser saves under that name. */
export function saveFile(name: string, content: readonly string[] | ArrayBuffer, type: string): void {
  const url = URL.createObjectURL(new Blob(content instanceof ArrayBuffer ? [content] : [...content], { type }));
  saveAddress(name, url);
  URL.revokeObjectURL(url);
}

/** Saves what is at an address of this page, such as that of a blob. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

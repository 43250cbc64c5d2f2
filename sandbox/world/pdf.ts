const perPage = 46;
const lineMax = 88;

/** Windows-1252 as far as Latin text needs it; what it lacks becomes a question mark. */
const escaped = (text: string): string =>
  [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 63;
      if (letter === '(' || letter === ')' || letter === '\\') return `\\${letter}`;
      if (code >= 32 && code < 127) return letter;
      if (code >= 160 && code <= 255) return `\\${code.toString(8).padStart(3, '0')}`;
      return '?';
    })
    .join('');

const wrapped = (line: string): string[] => {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ')) {
    if (row && row.length + word.length + 1 > lineMax) {
      rows.push(row);
      row = word;
    } else row = row ? `${row} ${word}` : word;
  }
  return [...rows, row];
};

/** A plain A4 document: a heading and lines of text, wrapped and paged. Latin letters only. */
export const makePdf = (heading: string, lines: readonly string[]): Uint8Array => {
  const rows = lines.flatMap(wrapped);
  const pages: string[][] = [];
  for (let at = 0; at < Math.max(1, rows.length); at += perPage) pages.push(rows.slice(at, at + perPage));
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  pages.forEach((page, at) => {
    const text = [
      'BT',
      at === 0 ? `/F1 17 Tf 56 780 Td (${escaped(heading)}) Tj 0 -30 Td` : '/F1 10.5 Tf 56 780 Td',
      '/F1 10.5 Tf 15 TL',
      ...page.map((row) => `(${escaped(row)}) Tj T*`),
      'ET',
    ].join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    );
  });
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(body);
};

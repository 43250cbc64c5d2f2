import type { EvidenceFile, EvidencePageWords, EvidenceSheet } from '../../copy/evidence';
import type { MissingEvidence } from '../../../machines/domain/evidence-files';

/** A file of the archive, by its path within it. */
export interface PlacedFile extends EvidenceFile {
  path: string;
  isPicture: boolean;
}

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** A text that is nothing but text, between tags and in quotes; characters that turn the direction of others are shown by their numbers. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll(/[&<>"'`]/g, (letter) => replacements[letter] ?? letter)
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, (letter) => `[U+${letter.charCodeAt(0).toString(16).toUpperCase()}]`)
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '�');

const address = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const style = `
:root{color-scheme:light;font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1b1f24;background:#fff}
body{max-width:60rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.25rem;line-height:1.3;margin:0 0 .25rem}
h3{font-size:1rem;margin:1.5rem 0 .5rem}
p{margin:.25rem 0 1rem}
.soft{color:#57606a}
article{border-top:2px solid #d0d7de;margin-top:2.5rem;padding-top:1.5rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1.25rem;margin:.5rem 0}
dt{color:#57606a}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
ul{margin:.5rem 0;padding-inline-start:1.25rem}
li{overflow-wrap:anywhere}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.75rem;padding:0;list-style:none}
.photos li{border:1px solid #d0d7de;border-radius:6px;padding:.5rem;font-size:.75rem;break-inside:avoid}
.photos img{display:block;width:100%;height:10rem;object-fit:contain;margin-bottom:.25rem}
.missing{border:1px solid #bf8700;border-radius:6px;background:#fff8c5;padding:.25rem 1rem;margin:1rem 0}
@media (max-width:40rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media print{body{max-width:none;padding:0;font-size:10.5pt}article{border:0;margin:0;padding:0}article+article{break-before:page}h2,h3{break-after:avoid}a{color:inherit}.missing{background:none}}
@page{margin:16mm}
`;

const factList = (facts: EvidenceSheet['sections'][number]['facts']): string =>
  facts.length === 0
    ? ''
    : `<dl>${facts.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`).join('')}</dl>`;

const missingList = (missing: readonly MissingEvidence[], words: EvidencePageWords): string =>
  missing.length === 0
    ? ''
    : `<div class="missing"><h3>${escapeHtml(words.missing)}</h3><ul>${missing
        .map(({ of, what, reason }) => `<li>${escapeHtml([of, what, reason].filter(Boolean).join(' · '))}</li>`)
        .join('')}</ul></div>`;

function fileLists(files: readonly PlacedFile[], words: EvidencePageWords): string {
  const photos = files.filter(({ isPicture, kind }) => isPicture && kind === 'picture');
  const documents = files.filter((file) => !photos.includes(file));
  const photo = ({ path, note }: PlacedFile) =>
    `<li><img src="${escapeHtml(address(path))}" alt="${escapeHtml(path)}">${note === null ? '' : `<strong>${escapeHtml(note)}</strong> `}${escapeHtml(path)}</li>`;
  const document = ({ path, name }: PlacedFile) =>
    `<li><a href="${escapeHtml(address(path))}">${escapeHtml(path)}</a>${name === null ? '' : ` (${escapeHtml(name)})`}</li>`;
  return [
    photos.length > 0 && `<ul class="photos">${photos.map(photo).join('')}</ul>`,
    documents.length > 0 && `<h3>${escapeHtml(words.documents)}</h3><ul>${documents.map(document).join('')}</ul>`,
  ]
    .filter(Boolean)
    .join('');
}

/** Writes the page of an archive, which any browser opens and prints: no script runs in it, and nothing is fetched but its own pictures. */
export function createPageWriter(words: EvidencePageWords) {
  const articles: string[] = [];
  let missingCount = 0;
  return {
    add({ id, title, sections }: EvidenceSheet, files: readonly PlacedFile[], missing: readonly MissingEvidence[]) {
      missingCount += missing.length;
      const parts = sections.map(
        ({ title: name, facts }, at) =>
          `<section><h3>${escapeHtml(name)}</h3>${factList(facts)}${fileLists(
            files.filter((file) => file.section === at),
            words,
          )}</section>`,
      );
      articles.push(
        `<article><h2 dir="auto">${escapeHtml(title || id)}</h2><p class="soft">${escapeHtml(id)}</p>${missingList(
          missing.map((one) => ({ ...one, of: '' })),
          words,
        )}${parts.join('')}</article>`,
      );
    },
    /** The whole page; `omitted` is what the archive has no listing of. */
    finish(moment: string, omitted: readonly MissingEvidence[]): string {
      const facts = [
        ...words.facts,
        { label: words.madeAt, value: moment },
        { label: words.listings, value: String(articles.length) },
        { label: words.missing, value: String(missingCount + omitted.length) },
      ];
      return `<!doctype html>
<html lang="${escapeHtml(words.lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words.title)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.about)}</p>${factList(facts)}${
        missingCount + omitted.length === 0
          ? `<p class="soft">${escapeHtml(words.nothingMissing)}</p>`
          : missingList(omitted, words)
      }</header>
<main>
${articles.join('\n')}
</main>
</body>
</html>
`;
    },
  };
}

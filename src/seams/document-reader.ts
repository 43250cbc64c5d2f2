import type { DocumentEvent, DocumentRequest, Failure, Feeds } from '../../contracts/ports';

/** Beyond this a file is opened apart. */
export const maxDocumentBytes = 32 * 1024 * 1024;

const failed = (failure: Failure): DocumentEvent => ({
  type: 'document.failed',
  failure: { ...failure, operation: 'document' },
});
const refused = (refusal: Extract<DocumentEvent, { type: 'document.refused' }>['refusal']): DocumentEvent => ({
  type: 'document.refused',
  refusal,
});

const contentTypeOf = ({ headers }: Response) => headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();

/** What begins otherwise would leave the browser's viewer with an error of its own. */
const beginsAsPdf = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes('%PDF-');

/** The file as a copy of that type, whatever else it may be; an event where none is to be had. */
async function readCopy({ url, type }: DocumentRequest, signal: AbortSignal): Promise<Blob | DocumentEvent> {
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) return refused('OTHER_ORIGIN');
  try {
    const response = await fetch(address, { signal, mode: 'same-origin' });
    if (!response.ok) return failed({ code: 'BAD_STATUS', values: { status: response.status } });
    if (contentTypeOf(response) !== type) return refused('OTHER_TYPE');
    if (Number(response.headers.get('content-length')) > maxDocumentBytes) return refused('TOO_BIG');
    const bytes = await response.arrayBuffer();
    if (type === 'application/pdf' && !beginsAsPdf(bytes)) return refused('OTHER_TYPE');
    return new Blob([bytes], { type });
  } catch {
    return failed({ code: 'OFFLINE' });
  }
}

/**
 * Reads a seller's file and gives the address of a copy whose type is the one that was asked for: what is shown is never what the file, or
 * whoever serves it, says that it is.
 */
export const documentReader: Feeds['document'] = (request, hear) => {
  const controller = new AbortController();
  const { signal } = controller;
  let address: string | null = null;
  void readCopy(request, signal).then((copy) => {
    if (signal.aborted) return;
    if (!(copy instanceof Blob)) return hear(copy);
    address = URL.createObjectURL(copy);
    hear({ type: 'document.read', address });
  });
  return {
    stop: () => {
      controller.abort();
      if (address !== null) URL.revokeObjectURL(address);
    },
  };
};

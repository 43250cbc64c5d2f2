import { UnreadableError } from './fault';

/** A declaration of an encoding stands within so many bytes. */
const headMost = 256;

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    throw new UnreadableError('UNREADABLE');
  }
}

/** The decoder of a document by its first bytes: a byte order mark, zeros between letters, or the encoding that it declares. */
function decoderOf(head: Uint8Array): TextDecoder {
  const [first, second, third, fourth] = head;
  const isWide = (first === 0xff && second === 0xfe && third === 0 && fourth === 0) || (first === 0 && second === 0);
  if (isWide) throw new UnreadableError('UNREADABLE');
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return decoderFor('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return decoderFor('utf-16be');
  const begins = new TextDecoder('latin1').decode(head.subarray(0, headMost));
  const declared = /^[^<]{0,3}<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(begins)?.[1];
  return declared === undefined || /^utf-?16/i.test(declared) ? decoderFor('utf-8') : decoderFor(declared);
}

export interface TextReader {
  take(bytes: Uint8Array): void;
  /** Nothing more comes. */
  end(): void;
}

/** Hands on what comes in pieces of bytes as text, in the encoding of its document. Throws Unreadable where nobody knows that encoding. */
export function createTextReader(feed: (text: string) => void): TextReader {
  let head: Uint8Array | null = new Uint8Array();
  let decoder: TextDecoder | null = null;
  const startDecoder = (bytes: Uint8Array) => {
    head = null;
    decoder = decoderOf(bytes);
    feed(decoder.decode(bytes, { stream: true }));
  };
  return {
    take(bytes) {
      if (decoder !== null) {
        feed(decoder.decode(bytes, { stream: true }));
        return;
      }
      const before = head ?? new Uint8Array();
      const all = new Uint8Array(before.length + bytes.length);
      all.set(before);
      all.set(bytes, before.length);
      if (all.length < headMost) head = all;
      else startDecoder(all);
    },
    end() {
      if (head !== null) startDecoder(head);
      feed(decoder?.decode() ?? '');
    },
  };
}

/** Only a copy that this page made is shown: its type is the page's word, and it inherits the page's policy. */
const isCopy = (address: string): boolean => address.startsWith('blob:');

interface DocumentCopyProps {
  /** Of the copy, as the reader of documents gives it. */
  address: string;
  /** What the file is called, or what is to be seen. */
  name: string;
  className?: string | undefined;
}

/** A copy of a PDF, in the viewer of the browser. */
export function PdfCopy({ address, name, className }: DocumentCopyProps) {
  return isCopy(address) ? (
    <iframe className={className} src={`${address}#navpanes=0&view=FitH`} title={name} referrerPolicy="no-referrer" />
  ) : null;
}

/** A copy of a picture; `onBroken` hears that it can't be drawn. */
export function PictureCopy({ address, name, className, onBroken }: DocumentCopyProps & { onBroken: () => void }) {
  return isCopy(address) ? (
    <img className={className} src={address} alt={name} draggable={false} onError={onBroken} />
  ) : null;
}

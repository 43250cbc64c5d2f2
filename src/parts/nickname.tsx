import { Fragment } from 'react';

/** A seller's name, which breaks between its words before it breaks within one, and which nobody translates. */
export function Nickname({ of }: { of: string | null | undefined }) {
  if (of == null) return null;
  return (
    <span translate="no">
      {of.split(/(?<=[_.-])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

import { Fragment } from 'react';

/** A seller's name, which breaks between its words before it breaks within one. */
export function Nickname({ of }: { of: string | null | undefined }) {
  return of?.split(/(?<=[_.-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

import { type ReactNode, Fragment } from 'react';
import { languageOfSite } from '../../machines/domain/sites';

/** What a seller, an auditor or a listing says, in the language of its site: a browser that translates knows what it translates from. */
export function SiteText({ site, children }: { site: string; children: ReactNode }) {
  return <span lang={languageOfSite(site)}>{children}</span>;
}

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

import type { ReactNode } from 'react';
import { languageOfSite } from '../../machines/domain/sites';

/** What a seller, an auditor or a listing says, in the language of its site: a browser that translates knows what it translates from. */
export function SiteText({ site, children }: { site: string; children: ReactNode }) {
  return <span lang={languageOfSite(site)}>{children}</span>;
}

import type { HelpTopic } from '../../machines/domain/help';
import { verificationRequiredSince } from '../../contracts/vocabulary/limits';

/** What this installation tells the console at run time, in the page's `vigia-config`. */
export interface ConsoleConfig {
  gateway: string;
  /** Address of the marketplace's public calls. */
  marketplace: string;
  identity: string;
  oidc: string;
  clientId: string;
  apiKey: string;
  operationKeys: boolean;
  requiredSince: string;
  /** By country (two letters), where rights are enrolled. */
  enrolRights: Record<string, string>;
  /** Whether this browser may have a session, where the server that sent the page can tell. */
  session?: boolean;
  /** Addresses of the instructional videos, by the help entry that they show (`menu1`, …). */
  videos: Partial<Record<HelpTopic, string>>;
  /** Under which the marketplace keeps its legal pages. */
  legalBase: string;
}

/** What holds where an installation says nothing else. */
export const standardConfig: ConsoleConfig = {
  gateway: '/production',
  marketplace: '/marketplace',
  identity: '/identity',
  oidc: '/oidc',
  clientId: 'vigia-console',
  apiKey: '',
  operationKeys: false,
  requiredSince: verificationRequiredSince,
  enrolRights: {},
  videos: {},
  legalBase: 'https://legal.marketplace.example',
};

/** The configuration in the page, what it leaves out as standard; a page without one, or with one that can't be read, is standard. */
export function readConfig(page: Pick<Document, 'querySelector'> = document): ConsoleConfig {
  const text = page.querySelector('meta[name="vigia-config"]')?.getAttribute('content');
  if (!text) return standardConfig;
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' && told !== null ? { ...standardConfig, ...told } : standardConfig;
  } catch {
    return standardConfig;
  }
}

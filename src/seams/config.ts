import type { HelpTopic } from '../../machines/domain/help';
import { verificationRequiredSince } from '../../contracts/vocabulary/limits';

/** What an installation may leave to somebody else: `true` is here, an address is where else, `false` is nowhere. */
export type Capability = 'registration' | 'recovery' | 'password' | 'auditors' | 'linking';
export type CapabilitySetting = boolean | string;

/** What this installation tells the console at run time: one JSON document (docs/deployment.md). */
export interface ConsoleConfig {
  gateway: string;
  /** Address of the marketplace's public calls. */
  marketplace: string;
  /** Of the identity adapter; null where there is none, and the provider alone is asked. */
  identity: string | null;
  oidc: string;
  clientId: string;
  apiKey: string;
  operationKeys: boolean;
  requiredSince: string;
  /** By country (two letters), where rights are enrolled; `{lang}` in it is the language that is read. */
  enrolRights: Record<string, string>;
  /** Whether this browser may have a session, where the server that sent the page can tell. */
  session?: boolean;
  /** Addresses of the instructional videos, by the help entry that they show (`menu1`, …); `{lang}` in one is the language that is read. */
  videos: Partial<Record<HelpTopic, string>>;
  /** Under which the marketplace keeps its legal pages. */
  legalBase: string;
  /** Whether the survey is asked: it is, unless this says false. */
  survey?: boolean;
  /** What of an account can be done here; what isn't named can, where there is an adapter. */
  features?: Partial<Record<Capability, CapabilitySetting>>;
  /** Where errors that nobody caught are told; nobody is told otherwise. */
  errors?: string | null;
  /** The part of the sessions whose errors are told, 0 to 1; all of them otherwise. */
  errorShare?: number;
  /** The part of the page loads that send their telemetry to the address of `errors`, 0 to 1; none otherwise. */
  telemetryShare?: number;
  /** The path of the machine explorer on this origin: who opens the console with `?attach` is recorded for it, and nobody otherwise. */
  attach?: string | null;
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

const inPage = (page: Pick<Document, 'querySelector'>) =>
  page.querySelector('meta[name="vigia-config"]')?.getAttribute('content');

/**
 * What the page says or, where it says nothing, `config.json` beside it, which the page asks for with its first files; undefined where that
 * is no JSON. Why is looked for by `config-check`, which nobody needs otherwise.
 */
export async function readConfig(page: Pick<Document, 'querySelector'> = document): Promise<unknown> {
  try {
    return JSON.parse(inPage(page) || (await (await fetch(`${import.meta.env.BASE_URL}config.json`)).text()));
  } catch {
    return undefined;
  }
}

/** Without which nobody can sign in or ask anything. */
export const requiredFields = ['gateway', 'identity', 'oidc', 'clientId'] as const;

/**
 * The configuration to start with, what it leaves out as standard; null where it lacks what is needed. What is wrong in it otherwise is
 * looked for once something is painted.
 */
export function configOf(configDocument: unknown): ConsoleConfig | null {
  const values = Object(configDocument) as Partial<ConsoleConfig>;
  return requiredFields.every((name) => name in values) ? { ...standardConfig, ...values } : null;
}

import { needed, type ConsoleConfig } from './config';

const isSwitch = (told: unknown) => typeof told === 'boolean';
/** A path of this origin, or an absolute address of the web. */
const isAddress = (told: unknown) =>
  typeof told === 'string' && /^(\/(?![/\\])|https?:\/\/[^/])/.test(told) && URL.canParse(told, 'http://a');
const each = (told: unknown, holds: (one: unknown) => boolean) =>
  typeof told === 'object' && told !== null && !Array.isArray(told) && Object.values(told).every(holds);

/** The forms that a field may have, each with its test. */
export const forms = {
  address: isAddress,
  addressOrNone: (told: unknown) => told === null || isAddress(told),
  addresses: (told: unknown) => each(told, isAddress),
  offers: (told: unknown) => each(told, (one) => isSwitch(one) || isAddress(one)),
  text: (told: unknown) => typeof told === 'string' && told !== '',
  key: (told: unknown) => typeof told === 'string',
  switch: isSwitch,
  day: (told: unknown) => typeof told === 'string' && /^\d{4}-\d\d-\d\d$/.test(told) && !isNaN(Date.parse(told)),
  share: (told: unknown) => typeof told === 'number' && told >= 0 && told <= 1,
};

export type FieldForm = keyof typeof forms;

export const fields: Record<keyof ConsoleConfig, FieldForm> = {
  gateway: 'address',
  marketplace: 'address',
  identity: 'addressOrNone',
  oidc: 'address',
  clientId: 'text',
  apiKey: 'key',
  operationKeys: 'switch',
  requiredSince: 'day',
  enrolRights: 'addresses',
  session: 'switch',
  videos: 'addresses',
  legalBase: 'address',
  survey: 'switch',
  features: 'offers',
  errors: 'addressOrNone',
  errorShare: 'share',
  telemetryShare: 'share',
};

/** What keeps a configuration from being used. */
export type ConfigFault =
  | { kind: 'missing' | 'unreachable' | 'unreadable' }
  /** `told` is the document, `names` the fields in which it is wrong, lacking or unknown. */
  | { kind: 'fields'; names: readonly string[]; told: Readonly<Record<string, unknown>> };

const isDocument = (said: unknown): said is Record<string, unknown> => each(said, () => true);

/** Why there is no document. */
async function whyNone(page: Pick<Document, 'querySelector'>): Promise<ConfigFault> {
  if (page.querySelector('meta[name="vigia-config"]')?.getAttribute('content')) return { kind: 'unreadable' };
  try {
    return { kind: (await fetch(`${import.meta.env.BASE_URL}config.json`)).ok ? 'unreadable' : 'missing' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** What is wrong in what an installation said; null where it is whole. An answer that has nothing of a configuration is asked for again, to tell why. */
export async function faultIn(
  said: unknown,
  page: Pick<Document, 'querySelector'> = document,
): Promise<ConfigFault | null> {
  if (!isDocument(said)) return whyNone(page);
  if (!Object.keys(said).some((name) => Object.hasOwn(fields, name))) {
    const { kind } = await whyNone(page);
    if (kind !== 'unreadable') return { kind } as ConfigFault;
  }
  const names = [...new Set([...Object.keys(fields), ...Object.keys(said)])].filter((name) => {
    if (!Object.hasOwn(said, name)) return needed.some((one) => one === name);
    return !Object.hasOwn(fields, name) || !forms[fields[name as keyof ConsoleConfig]](said[name]);
  });
  return names.length > 0 ? { kind: 'fields', names, told: said } : null;
}

import { requiredFields, type ConsoleConfig } from './config';

const isSwitch = (value: unknown) => typeof value === 'boolean';
/** A path of this origin, or an absolute address of the web. */
const isAddress = (value: unknown) =>
  typeof value === 'string' && /^(\/(?![/\\])|https?:\/\/[^/])/.test(value) && URL.canParse(value, 'http://a');
const each = (value: unknown, isValid: (one: unknown) => boolean) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isValid);

/** The forms that a field may have, each with its test. */
export const fieldForms = {
  address: isAddress,
  addressOrNone: (value: unknown) => value === null || isAddress(value),
  addresses: (value: unknown) => each(value, isAddress),
  offers: (value: unknown) => each(value, (one) => isSwitch(one) || isAddress(one)),
  text: (value: unknown) => typeof value === 'string' && value !== '',
  key: (value: unknown) => typeof value === 'string',
  switch: isSwitch,
  day: (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !isNaN(Date.parse(value)),
  share: (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1,
};

export type FieldForm = keyof typeof fieldForms;

export const configFields: Record<keyof ConsoleConfig, FieldForm> = {
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
  attach: 'addressOrNone',
};

/** Which entries a field may have. */
const entryNames: Partial<Record<keyof ConsoleConfig, RegExp>> = {
  enrolRights: /^[A-Z]{2}$/,
  videos: /^menu([1-9]|10|12|13)$/,
  features: /^(registration|recovery|password|auditors|linking)$/,
};

/** Whether that field has an entry of that name. */
export const hasEntry = (field: string, entry: string): boolean =>
  entryNames[field as keyof ConsoleConfig]?.test(entry) ?? true;

/** What keeps a configuration from being used. */
export type ConfigFault =
  | { kind: 'missing' | 'unreachable' | 'unreadable' }
  /** `told` is the document, `names` the fields in which it is wrong, lacking or unknown. */
  | { kind: 'fields'; names: readonly string[]; told: Readonly<Record<string, unknown>> };

const isDocument = (configDocument: unknown): configDocument is Record<string, unknown> =>
  each(configDocument, () => true);

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
export async function findConfigFault(
  configDocument: unknown,
  page: Pick<Document, 'querySelector'> = document,
): Promise<ConfigFault | null> {
  if (!isDocument(configDocument)) return whyNone(page);
  if (!Object.keys(configDocument).some((name) => Object.hasOwn(configFields, name))) {
    const { kind } = await whyNone(page);
    if (kind !== 'unreadable') return { kind } as ConfigFault;
  }
  const names = [...new Set([...Object.keys(configFields), ...Object.keys(configDocument)])].filter((name) => {
    if (!Object.hasOwn(configDocument, name)) return requiredFields.some((one) => one === name);
    const value = configDocument[name];
    if (!Object.hasOwn(configFields, name) || !fieldForms[configFields[name as keyof ConsoleConfig]](value))
      return true;
    return isDocument(value) && Object.keys(value).some((entry) => !hasEntry(name, entry));
  });
  return names.length > 0 ? { kind: 'fields', names, told: configDocument } : null;
}

import { operation } from '../client/operation';
import {
  MemberJudgeDocument,
  MemberRestrictionDocument,
  MenuDocument,
  RatesConvertionsDocument,
  SitesDocument,
} from '../generated/session';
import type { MenuEntryFieldsFragment } from '../generated/operations';
import type { MenuEntry } from '../shapes';
import { defaultCurrency, siteLanguage } from '../vocabulary/sites';
import { addressOrNull, languageOrNull, requireValue, uniqueRows, toUpper } from './shape/values';

type WireMenuEntry = MenuEntryFieldsFragment & { childs?: readonly WireMenuEntry[] | null };

/** A menu entry with its children; an address that is neither a path nor http(s) is dropped. */
function toMenuEntry(wire: WireMenuEntry): MenuEntry {
  return {
    id: wire.id,
    name: wire.name,
    icon: wire.icon,
    url: addressOrNull(wire.url),
    isNew: wire.is_new ?? false,
    newTab: wire.new_tab ?? false,
    children: uniqueRows(wire.childs).map(toMenuEntry),
  };
}

export const sites = operation({
  name: 'sites',
  document: SitesDocument,
  send: () => ({}),
  answer: (data) =>
    uniqueRows(data.sites).map((site) => {
      const id = toUpper(site.id);
      return {
        id,
        countryCode: site.countryCode ?? id,
        countryName: site.countryName ?? site.countryCode ?? id,
        currency: site.currency ?? defaultCurrency,
        lang: languageOrNull(site.lang) ?? siteLanguage(id),
      };
    }),
  refusals: [],
});

export const memberRestriction = operation({
  name: 'memberRestriction',
  document: MemberRestrictionDocument,
  send: () => ({}),
  answer: ({ memberRestriction: wire }) => ({
    status: wire?.status ?? null,
    denouncesAvailable: wire?.denouncesAvailable ?? null,
    dueDate: wire?.dueDate ?? null,
  }),
  refusals: [],
});

export const memberJudge = operation({
  name: 'memberJudge',
  document: MemberJudgeDocument,
  send: () => ({}),
  answer: ({ memberJudge: wire }) => ({
    type: wire?.type ?? null,
    subType: wire?.sub_type ?? null,
    severity: wire?.severity ?? null,
    maxDenounces: wire?.max_denounces ?? null,
    denouncesAvailable: wire?.denounces_available ?? null,
    dueDate: wire?.due_date ?? null,
  }),
  refusals: [],
});

export const menu = operation({
  name: 'menu',
  document: MenuDocument,
  send: () => ({}),
  answer: (data) => uniqueRows(data.menu).map(toMenuEntry),
  refusals: [],
});

export const ratesConvertions = operation({
  name: 'ratesConvertions',
  document: RatesConvertionsDocument,
  send: () => ({}),
  answer: (data) => {
    const { base, rates } = requireValue(data.ratesConvertions, 'rates');
    const known = Object.entries(rates ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
    );
    return { base, rates: Object.fromEntries(known) };
  },
  refusals: [],
});

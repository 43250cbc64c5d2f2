import type { AnyActorLogic, AnyEventObject } from 'xstate';
import { emptyQuickSearch } from '../machines/domain/search-query';
import { brandInfringementMachine } from '../machines/catalogue/brand-infringement/brand-infringement.machine';
import { brandInfringementInput } from '../machines/catalogue/brand-infringement/brand-infringement.samples';
import { caseMachine } from '../machines/cases/case/case.machine';
import { caseInput } from '../machines/cases/case/case.samples';
import { sampleCase } from '../machines/simulator/sample-case';
import { newCustomReportMachine } from '../machines/exports/new-custom-report/new-custom-report.machine';
import { typedCustomReport, sampleHabits } from '../machines/exports/new-custom-report/new-custom-report.samples';
import { newLiveSearchReportMachine } from '../machines/exports/new-live-search-report/new-live-search-report.machine';
import { typedLiveSearchReport } from '../machines/exports/new-live-search-report/new-live-search-report.samples';
import { accountFormMachine } from '../machines/profile/account-form/account-form.machine';
import { typedAccount } from '../machines/profile/account-form/account-form.samples';
import { newProfileMachine } from '../machines/profile/new-profile/new-profile.machine';
import { typedProfile } from '../machines/profile/new-profile/new-profile.samples';
import { profileFormMachine } from '../machines/profile/profile-form/profile-form.machine';
import {
  changedProfile,
  profileFormInput,
  currentPasswordValues,
} from '../machines/profile/profile-form/profile-form.samples';
import { answers, type FakePorts } from '../machines/simulator/answers';
import { newLiveSearchMachine } from '../machines/search/new-live-search/new-live-search.machine';
import { quickSearchMachine } from '../machines/search/quick-search/quick-search.machine';
import { searchFiltersMachine } from '../machines/search/search-filters/search-filters.machine';
import { sampleFilterableSearch } from '../machines/search/search-filters/search-filters.samples';
import { sellerDossierMachine } from '../machines/sellers/seller-dossier/seller-dossier.machine';
import { sellerInformationMachine } from '../machines/shared/seller-information/seller-information.machine';
import { sampleSeller } from '../machines/shared/seller-information/seller-information.samples';
import { templatesMachine } from '../machines/shared/templates/templates.machine';
import { supportFormMachine } from '../machines/support/support-form/support-form.machine';
import { newLiveSearchInput } from '../machines/search/new-live-search/new-live-search.samples';

/** A form whose submission waits for the outbox. */
export interface OutboxForm {
  logic: AnyActorLogic;
  input?: unknown;
  /** What it asks for on the way to its submission. */
  ports?: FakePorts;
  /** What a person does, the submission last. */
  does: AnyEventObject[];
  /** What was typed, as its machine has it. */
  typed: (context: never) => unknown;
  holds: unknown;
  /** It can be closed and its work goes on; without this there is no way out of it but that of its screen. */
  closes?: AnyEventObject;
  /** Milliseconds in which it can be taken back before it goes. */
  waits?: number;
}

const submit = (values: unknown) => ({ type: 'form.submit', values });
const closes = { type: 'form.close' };
const valuesOf = ({ values }: { values: unknown }) => values;
const drawer = (logic: AnyActorLogic, values: unknown, input: unknown): OutboxForm => ({
  logic,
  input,
  does: [submit(values)],
  typed: valuesOf as never,
  holds: values,
  closes,
});
const search = { keyword: 'bolso andes', sites: ['MLA'], requiredWords: '', avoidedWords: '' };
const quick = { ...emptyQuickSearch, text: 'bolso andes', siteId: 'MLA' };
const seller = { sellerId: '77001', siteId: 'MLA' };

/** Every form that waits for the outbox, with what is typed in it. */
export const outboxForms = {
  'a new live search': drawer(newLiveSearchMachine, search, newLiveSearchInput),
  'the quick search': {
    ...drawer(quickSearchMachine, quick, undefined),
    does: [{ type: 'values.change', values: quick }, submit(quick)],
  },
  'a custom report': {
    ...drawer(newCustomReportMachine, typedCustomReport, { habits: sampleHabits, draft: null }),
    ports: { profiles: answers([]) },
  },
  'a live search report': drawer(newLiveSearchReportMachine, typedLiveSearchReport, {
    habits: sampleHabits,
    draft: null,
  }),
  'the profile': {
    ...drawer(profileFormMachine, changedProfile, profileFormInput),
    does: [{ ...submit(changedProfile), passwords: currentPasswordValues }],
    ports: { checkPassword: answers(undefined) },
  },
  'the account': drawer(accountFormMachine, typedAccount, { values: typedAccount }),
  'a new profile': drawer(newProfileMachine, typedProfile, { values: typedProfile }),
  'a keyword': {
    logic: searchFiltersMachine,
    input: { id: 'ls-1' },
    ports: { liveSearchNarrowing: answers({ categories: [], filters: [] }) },
    does: [
      { type: 'search.told', search: sampleFilterableSearch() },
      { type: 'keyword.edit' },
      { type: 'keyword.submit', keyword: 'bolso nuevo' },
    ],
    typed: (({ change }: { change: unknown }) => change) as never,
    holds: { keyword: 'bolso nuevo' },
    closes,
  },
  'a filter that is chosen': {
    logic: searchFiltersMachine,
    input: { id: 'ls-1' },
    ports: { liveSearchNarrowing: answers({ categories: [], filters: [] }) },
    does: [
      { type: 'search.told', search: sampleFilterableSearch() },
      { type: 'filter.choose', id: 'f1' },
    ],
    typed: (({ change }: { change: unknown }) => change) as never,
    holds: { filterProfileId: 'f1' },
    closes,
  },
  'a message to support': {
    logic: supportFormMachine,
    does: [{ type: 'values.change', values: { message: 'No puedo ingresar' } }, { type: 'message.submit' }],
    typed: (({ values }: { values: { message: string } }) => values.message) as never,
    holds: 'No puedo ingresar',
  },
  'the report of a catalogue page': {
    logic: brandInfringementMachine,
    input: brandInfringementInput,
    does: [
      { type: 'reason.choose', code: 'PPPI1' },
      { type: 'step.continue' },
      { type: 'values.change', values: { location: 'title', comment: 'Usa nuestra marca' } },
      { type: 'infringement.submit' },
    ],
    typed: (({ comment }: { comment: string }) => comment) as never,
    holds: 'Usa nuestra marca',
    closes: { type: 'drawer.close' },
  },
  'the reply to a case': {
    logic: caseMachine,
    input: caseInput,
    ports: { caseDescription: answers(sampleCase()), denouncedVariants: answers([]) },
    does: [
      { type: 'retract.begin' },
      {
        type: 'retract.change',
        values: { reactivate: true, reason: 'other', comment: 'El vendedor mostró su factura' },
      },
      { type: 'retract.submit', reasonText: 'Otro motivo' },
    ],
    typed: (({ retract }: { retract: { comment: string } }) => retract.comment) as never,
    holds: 'El vendedor mostró su factura',
    waits: 10_000,
  },
  'a template': {
    logic: templatesMachine,
    does: [
      { type: 'template.begin', code: 'PPPI8', lang: 'es', text: '' },
      { type: 'template.keep', name: 'Copia', text: 'Es una copia' },
    ],
    typed: (({ saves }: { saves: { template: { text: string } }[] }) => saves[0]?.template.text) as never,
    holds: 'Es una copia',
  },
  'the mark of a seller': {
    logic: sellerInformationMachine,
    input: seller,
    ports: { seller: answers(sampleSeller({ watched: false, trusted: false })) },
    does: [{ type: 'seller.mark', mark: 'watched' }],
    typed: (({ sellerId }: { sellerId: string }) => sellerId) as never,
    holds: '77001',
  },
  'everything that a seller sells': {
    logic: sellerDossierMachine,
    input: { params: seller, search: {} },
    ports: {
      seller: answers(sampleSeller()),
      search: answers({ items: [], total: 0, offset: 0, limit: 50 }),
      noticedArticles: answers({ items: [], total: 0, offset: 0, limit: 50 }),
    },
    does: [{ type: 'seller.search' }],
    typed: (({ sellerId }: { sellerId: string }) => sellerId) as never,
    holds: '77001',
  },
} satisfies Record<string, OutboxForm>;

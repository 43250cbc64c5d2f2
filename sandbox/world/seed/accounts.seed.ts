import { imageReasons, reasonCodes, type ReasonCode } from '../../../contracts/vocabulary/reasons';
import type { Database } from '../database';
import { hashPassword } from '../accounts';
import { newProfileRow, type NewProfile } from '../profile-rows';
import { sites } from '../sites';
import type { Tables } from '../tables';

export const demoPassword = 'vigia-demo';

/** Ids of the demo world that tests and provider states may name. */
export const demoAccounts = {
  ana: { userId: '200000001', profileId: '300000001', email: 'ana@vigia.test' },
  anaBrazil: { userId: '200000002', profileId: '300000002' },
  anaMexico: { userId: '200000003', profileId: '300000003' },
  auditor: { userId: '200000004', profileId: '300000004', email: 'auditor@vigia.test' },
  bruno: { userId: '200000005', profileId: '300000005', email: 'bruno@vigia.test' },
  carla: { userId: '200000006', profileId: '300000006', email: 'carla@vigia.test' },
  diego: { userId: '200000007', profileId: '300000007', email: 'diego@vigia.test' },
  elena: { userId: '200000008', profileId: '300000008', email: 'elena@vigia.test' },
  nadia: { userId: '200000012', profileId: '300000012', email: 'nadia@vigia.test' },
  groups: { kumara: '400000001', tork: '400000002', agreement: '400000003', sonoro: '400000004', brisa: '400000005' },
} as const;

const offered = reasonCodes.filter((code) => code !== 'PPPI4' && code !== 'ACUERDO');
const brand: readonly ReasonCode[] = ['PPPI1', 'PPPI2', 'PPPI10'];
const copyright: readonly ReasonCode[] = [
  'PPPI3',
  'PPPI5',
  'PPPI6',
  'PPPI11',
  'PPPI12',
  'PPPI13',
  'PPPI14',
  'PPPI15',
  'PPPI16',
  'PPPI17',
];
const allSites = sites.map((site) => site.id);

interface Seat {
  profile: NewProfile;
  user: { id: string; username: string; email: string | null; standing?: string };
  codes: readonly ReasonCode[];
  patch?: Partial<Tables['profiles']>;
}

const account = (values: Record<string, unknown>): string =>
  JSON.stringify({
    accountType: 'rights_holder',
    personKind: 'legal',
    identificationCountry: 'AR',
    identificationType: 'CUIT',
    contactName: 'Ana Quiroga',
    internationalCode: '+54',
    contactPhone: '1155550101',
    accountLang: 'es',
    isVerified: true,
    ...values,
  });

const marketplace = (id: string, siteId: string, nickname: string): string => JSON.stringify({ id, siteId, nickname });

const systemActors = (now: number): Seat[] => {
  const day = 86_400_000;
  const person = { isAcuerdo: false, isVerified: true, createdAt: now - 400 * day };
  const ana = {
    ...person,
    personId: 'P1',
    groupId: demoAccounts.groups.kumara,
    givenName: 'Ana',
    familyName: 'Quiroga',
    email: demoAccounts.ana.email,
    lang: 'es',
  };
  /** People who know the console: they closed what introduces it, and put the reminder of today off. */
  const settledIn = {
    reminder_blocked_until: now + day,
    helps_json: JSON.stringify({
      dialog: true,
      didReport: true,
      onBoarding: true,
      onBoardingPendingDenounced: true,
      onBoardingPendingDetail: true,
      suggestions: true,
      didReportExcel: true,
      redirectFlowInfo: true,
      restrictionNewMember: false,
      articlesPinned: true,
      translateTooltipAlreadyShown: true,
      newReasonTooltipAlreadyShown: true,
      discardTooltipAlreadyShown: true,
    }),
  };
  return [
    {
      profile: {
        ...ana,
        id: demoAccounts.ana.profileId,
        ownerProfileId: demoAccounts.ana.profileId,
        currency: 'ARS',
        sites: allSites,
      },
      user: { id: demoAccounts.ana.userId, username: 'ana', email: demoAccounts.ana.email },
      codes: offered,
      patch: {
        ...settledIn,
        has_suggestions: 1,
        efficiency: 'high',
        judge_quality: 'excellent',
        marketplace_json: marketplace('700000001', 'MLA', 'KUMARA_OFICIAL'),
        account_json: account({
          identificationName: 'Kumara Indumentaria S.A.',
          identificationNumber: '30712345678',
          contactEmail: 'legales@kumara.test',
          accountDisplayName: 'Kumara',
          accountDisplayEmail: 'proteccion@kumara.test',
          accountId: '500000001',
          accountName: 'Kumara Indumentaria',
        }),
      },
    },
    {
      profile: {
        ...ana,
        id: demoAccounts.anaBrazil.profileId,
        ownerProfileId: demoAccounts.anaBrazil.profileId,
        familyName: 'Quiroga (Brasil)',
        currency: 'BRL',
        sites: ['MLB'],
      },
      user: { id: demoAccounts.anaBrazil.userId, username: 'ana.brasil', email: null },
      codes: [...brand, ...copyright],
      patch: {
        ...settledIn,
        has_suggestions: 1,
        efficiency: 'medium',
        judge_quality: 'good',
        marketplace_json: marketplace('700000002', 'MLB', 'KUMARA_BR'),
      },
    },
    {
      profile: {
        ...ana,
        id: demoAccounts.anaMexico.profileId,
        ownerProfileId: demoAccounts.anaMexico.profileId,
        familyName: 'Quiroga (México)',
        currency: 'USD',
        sites: ['MLM', 'MCO'],
      },
      user: { id: demoAccounts.anaMexico.userId, username: 'ana.mexico', email: null },
      codes: [...brand, 'PPPI9', 'PPPI8'],
      patch: {
        ...settledIn,
        judge_quality: 'regular',
        judge_severity: 'warning',
        marketplace_json: marketplace('700000003', 'MLM', 'KUMARA_MX'),
      },
    },
    {
      profile: {
        ...ana,
        id: demoAccounts.auditor.profileId,
        ownerProfileId: demoAccounts.ana.profileId,
        personId: 'P2',
        givenName: 'Alex',
        familyName: 'Morgan',
        email: demoAccounts.auditor.email,
        lang: 'en',
        currency: 'USD',
        sites: allSites,
      },
      user: { id: demoAccounts.auditor.userId, username: 'auditor', email: demoAccounts.auditor.email },
      codes: offered,
      patch: { ...settledIn, efficiency: 'high', judge_quality: 'good' },
    },
    {
      // She joined Kumara today: nothing was introduced to her yet.
      profile: {
        ...person,
        id: demoAccounts.nadia.profileId,
        personId: 'P10',
        groupId: demoAccounts.groups.kumara,
        ownerProfileId: demoAccounts.ana.profileId,
        givenName: 'Nadia',
        familyName: 'Ferrer',
        email: demoAccounts.nadia.email,
        lang: 'es',
        currency: 'ARS',
        sites: allSites,
        createdAt: now,
      },
      user: { id: demoAccounts.nadia.userId, username: 'nadia', email: demoAccounts.nadia.email },
      codes: offered,
      patch: { has_suggestions: 1, efficiency: 'high' },
    },
    {
      profile: {
        ...person,
        id: demoAccounts.bruno.profileId,
        personId: 'P3',
        groupId: demoAccounts.groups.tork,
        ownerProfileId: demoAccounts.bruno.profileId,
        givenName: 'Bruno',
        familyName: 'Tavares',
        email: demoAccounts.bruno.email,
        lang: 'pt',
        currency: 'BRL',
        isVerified: false,
        sites: ['MLB', 'MLA'],
      },
      user: { id: demoAccounts.bruno.userId, username: 'bruno', email: demoAccounts.bruno.email },
      codes: [...brand, 'PPPI9'],
      patch: { ...settledIn, marketplace_json: marketplace('700000005', 'MLB', 'TAVARES_ADV') },
    },
    {
      profile: {
        ...person,
        id: demoAccounts.carla.profileId,
        personId: 'P4',
        groupId: demoAccounts.groups.agreement,
        ownerProfileId: demoAccounts.carla.profileId,
        givenName: 'Carla',
        familyName: 'Ríos',
        email: demoAccounts.carla.email,
        lang: 'es',
        currency: 'USD',
        isAcuerdo: true,
        sites: ['MLA', 'MLC', 'MCO'],
      },
      user: { id: demoAccounts.carla.userId, username: 'carla', email: demoAccounts.carla.email },
      codes: ['ACUERDO'],
      patch: { ...settledIn, marketplace_json: marketplace('700000006', 'MLA', 'ENTE_REGULADOR') },
    },
    {
      profile: {
        ...person,
        id: demoAccounts.diego.profileId,
        personId: 'P5',
        groupId: demoAccounts.groups.sonoro,
        ownerProfileId: demoAccounts.diego.profileId,
        givenName: 'Diego',
        familyName: 'Paz',
        email: demoAccounts.diego.email,
        lang: 'es',
        currency: 'UYU',
        sites: ['MLU', 'MLA'],
      },
      user: { id: demoAccounts.diego.userId, username: 'diego', email: demoAccounts.diego.email },
      codes: [...brand, 'PPPI6'],
      patch: {
        ...settledIn,
        restriction: 'new_member',
        restriction_max: 50,
        restriction_until: now + 60 * day,
        judge_quality: 'neutral',
      },
    },
    {
      profile: {
        ...person,
        id: demoAccounts.elena.profileId,
        personId: 'P6',
        groupId: demoAccounts.groups.brisa,
        ownerProfileId: demoAccounts.elena.profileId,
        givenName: 'Elena',
        familyName: 'Sosa',
        email: demoAccounts.elena.email,
        lang: 'es',
        currency: 'CLP',
        sites: ['MLC'],
      },
      user: { id: demoAccounts.elena.userId, username: 'elena', email: demoAccounts.elena.email },
      codes: [...brand, ...imageReasons],
      patch: {
        ...settledIn,
        efficiency: 'risk',
        judge_quality: 'critical',
        judge_severity: 'suspension',
        judge_type: 'member',
      },
    },
    {
      profile: {
        ...person,
        id: '300000009',
        personId: 'P7',
        groupId: '400000009',
        ownerProfileId: '300000009',
        givenName: 'Vendedor',
        familyName: 'Prueba',
        email: 'shop@vigia.test',
        lang: 'es',
        currency: 'ARS',
        sites: ['MLA'],
      },
      user: { id: '200000009', username: 'shop', email: 'shop@vigia.test', standing: 'other_product' },
      codes: brand,
    },
    {
      profile: {
        ...person,
        id: '300000010',
        personId: 'P8',
        groupId: '400000010',
        ownerProfileId: '300000010',
        givenName: 'Sofía',
        familyName: 'Luna',
        email: 'noperm@vigia.test',
        lang: 'es',
        currency: 'UYU',
        sites: ['MLU'],
      },
      user: { id: '200000010', username: 'noperm', email: 'noperm@vigia.test', standing: 'no_report_permission:MLU' },
      codes: brand,
    },
    {
      profile: {
        ...person,
        id: '300000011',
        personId: 'P9',
        groupId: '400000011',
        ownerProfileId: '300000011',
        givenName: 'Tomás',
        familyName: 'Vera',
        email: 'seller@vigia.test',
        lang: 'es',
        currency: 'ARS',
        sites: ['MLA'],
      },
      user: { id: '200000011', username: 'seller', email: 'seller@vigia.test', standing: 'not_a_member' },
      codes: brand,
    },
  ];
};

const groupNames: Record<string, string> = {
  [demoAccounts.groups.kumara]: 'Kumara',
  [demoAccounts.groups.tork]: 'Tork Ferramentas',
  [demoAccounts.groups.agreement]: 'Acuerdo de comercio seguro',
  [demoAccounts.groups.sonoro]: 'Sonoro Audio',
  [demoAccounts.groups.brisa]: 'Brisa Óptica',
};

/** People, profiles, allowed notices and passwords of the demo accounts. */
export const seedAccounts = (db: Database, now: number): void => {
  const password = hashPassword(demoPassword);
  for (const { profile, user, codes, patch } of systemActors(now)) {
    const group = db.first(db.q.selectFrom('groups').select('id').where('id', '=', profile.groupId));
    if (!group) {
      db.run(
        db.q
          .insertInto('groups')
          .values({ id: profile.groupId, name: groupNames[profile.groupId] ?? profile.familyName }),
      );
    }
    const person = db.first(db.q.selectFrom('persons').select('id').where('id', '=', profile.personId));
    if (!person) {
      const { personId: id, groupId: group_id, givenName: given_name, familyName: family_name } = profile;
      db.run(db.q.insertInto('persons').values({ id, group_id, given_name, family_name }));
    }
    db.run(db.q.insertInto('profiles').values({ ...newProfileRow(profile), ...patch }));
    for (const site_id of profile.sites) {
      for (const code of codes)
        db.run(db.q.insertInto('profile_notices').values({ profile_id: profile.id, site_id, code }));
    }
    db.run(
      db.q.insertInto('users').values({
        id: user.id,
        person_id: profile.personId,
        profile_id: profile.id,
        username: user.username,
        email: user.email,
        password,
        issued: null,
        issued_until: null,
        confirmed: 1,
        standing: user.standing ?? 'member',
      }),
    );
  }
};

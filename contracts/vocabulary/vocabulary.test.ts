import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  caseStatusByViewName,
  caseStatuses,
  caseStatusGroups,
  caseViewNames,
  groupByCaseStatus,
} from './case-statuses';
import {
  countryCodes,
  legalRightsCountries,
  namedCountryCodes,
  namelessCountryCodes,
  defaultCurrency,
  rateCurrencies,
  currencyBySite,
  defaultSiteId,
  siteIds,
  sites,
} from './sites';
import { exportSources, exportStatuses } from './exports';
import { failureCodes } from './failures';
import { helpByPath, helpRoot } from './help-entries';
import { defaultLanguage, initialLanguage, languages } from './languages';
import { limits, pageSizes, timings, toastsMax, verificationRequiredSince, versionLabel } from './limits';
import * as listings from './listings';
import { devices, efficiencyLevels, helpFlags } from './members';
import {
  categories,
  discardReasons,
  discardReasonWithComment,
  imageReasons,
  infringementLocations,
  reasonCodes,
  reasons,
} from './reasons';
import { offeredRejectReasonIds, rejectReasons } from './reply-reasons';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

function enumValues(name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum of the schema`);
  return type.getValues().map((value) => value.name);
}

const codesIn = (category: string, group?: string) =>
  reasons
    .filter((reason) => reason.category === category && (group === undefined || reason.group === group))
    .map((reason) => reason.code);

describe('each list equals its enum in the schema', () => {
  test.each<[string, readonly string[]]>([
    ['SiteId', siteIds],
    ['Lang', languages],
    ['RateCurrency', rateCurrencies],
    ['ReasonCode', reasonCodes],
    ['Category', categories.map((category) => category.name)],
    ['InfringementLocation', infringementLocations],
    ['CaseStatus', caseStatuses],
    ['CaseStatusGroup', caseStatusGroups],
    ['CaseViewStatus', caseViewNames],
    ['ListingStatus', listings.listingStatuses],
    ['ListingCondition', listings.listingConditions],
    ['DiscardReason', discardReasons],
    ['OriginModel', listings.originModels],
    ['ReportSource', listings.reportSources],
    ['ElementType', listings.elementTypes],
    ['UndoKind', listings.undoKinds],
    ['DeleteAction', listings.deleteActions],
    ['PendingFlow', listings.pendingFlows],
    ['SellerList', listings.sellerLists],
    ['Device', devices],
    ['SortOrder', listings.sortOrders],
    ['ReportSort', listings.reportSorts],
    ['CaseSort', listings.caseSorts],
    ['LiveSearchSort', listings.liveSearchSorts],
    ['LiveSearchStatus', listings.liveSearchStatuses],
    ['ExportStatus', exportStatuses],
    ['ExportSource', exportSources],
    ['EfficiencyLevel', efficiencyLevels],
    ['SellerReputation', listings.sellerReputations],
  ])('%s', (name, list) => {
    expect(enumValues(name)).toEqual([...list]);
  });

  test('the help flags are the fields of Helps and of its input, thirteen of them', () => {
    const fieldsOf = (name: string) => {
      const type = schema.getType(name);
      return type && 'getFields' in type ? Object.keys(type.getFields()) : [];
    };
    expect(fieldsOf('Helps')).toEqual([...helpFlags]);
    expect(fieldsOf('HelpsInput')).toEqual([...helpFlags]);
    expect(helpFlags).toHaveLength(13);
  });

  test('the rates have one field for each currency', () => {
    const rates = schema.getType('Rates');
    expect(rates && 'getFields' in rates ? Object.keys(rates.getFields()) : []).toEqual([...rateCurrencies]);
  });

  test('no failure code is listed twice', () => {
    expect(new Set(failureCodes).size).toBe(failureCodes.length);
  });
});

describe('sites and countries', () => {
  test('CONST-01 the eighteen sites', () => {
    expect(siteIds.join(' ')).toBe('MLA MLB MLC MCO MCR MEC MGT MHN MLM MNI MPA MPY MPE MRD MSV MLU MLV MBO');
    expect(defaultSiteId).toBe('MLA');
  });

  test('CONST-02 MCU and MPT are in the currency map and no sites', () => {
    expect(Object.keys(currencyBySite)).toEqual([...siteIds, 'MCU', 'MPT']);
    expect(siteIds).not.toContain('MCU');
    expect(siteIds).not.toContain('MPT');
  });

  test('CONST-03 the country codes, three of which name no country', () => {
    expect(countryCodes.join(' ')).toBe(
      'AA AR AT BE BO BR CA CH CL CO CR DE DO EC EN ES FR GB GT HN IE IT MX NI NL PA PE PR PT PY SC SV US UY VE',
    );
    expect(namelessCountryCodes).toEqual(['AA', 'EN', 'SC']);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(namedCountryCodes).toHaveLength(32);
    expect(namedCountryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  test('CONST-04 the legal-rights countries are the eighteen of the sites', () => {
    expect(legalRightsCountries).toEqual(sites.map((site) => site.country));
    expect(new Set(legalRightsCountries).size).toBe(18);
    expect(legalRightsCountries.filter((code) => !countryCodes.some((listed) => listed === code))).toEqual([]);
  });

  test('CONST-05 the currency of each site', () => {
    expect(currencyBySite).toEqual({
      MLA: 'ARS',
      MLB: 'BRL',
      MLC: 'CLP',
      MCO: 'COP',
      MCR: 'CRC',
      MEC: 'USD',
      MGT: 'GTQ',
      MHN: 'HNL',
      MLM: 'MXN',
      MNI: 'NIO',
      MPA: 'USD',
      MPY: 'PYG',
      MPE: 'PEN',
      MRD: 'DOP',
      MSV: 'USD',
      MLU: 'UYU',
      MLV: 'VES',
      MBO: 'BOB',
      MCU: 'CUP',
      MPT: 'EUR',
    });
    expect(rateCurrencies).not.toContain('CUP');
  });

  test('I18N-10 the own language of a site is Portuguese for MLB alone and Spanish for the others', () => {
    expect(sites.filter((site) => site.lang === 'pt').map((site) => site.id)).toEqual(['MLB']);
    expect(sites.filter((site) => site.lang === 'es')).toHaveLength(17);
  });

  test('I18N-09 the rates list holds eighteen currencies', () => {
    expect(rateCurrencies.join(', ')).toBe(
      'USD, ARS, BRL, CLP, VES, MXN, COP, PEN, BOB, CRC, DOP, GTQ, HNL, NIO, PAB, UYU, EUR, PYG',
    );
    expect(defaultCurrency).toBe('USD');
  });

  test('three languages: es is the default, en the one that a store starts with', () => {
    expect({ languages, defaultLanguage, initialLanguage }).toEqual({
      languages: ['es', 'en', 'pt'],
      defaultLanguage: 'es',
      initialLanguage: 'en',
    });
  });
});

describe('reasons', () => {
  test('there are PPPI1 to PPPI23 and ACUERDO', () => {
    expect(reasonCodes).toEqual([...Array.from({ length: 23 }, (_, index) => `PPPI${index + 1}`), 'ACUERDO']);
  });

  test('CONST-06 brand holds a counterfeit, a trademark use and a product not for sale', () => {
    expect(codesIn('BRAND')).toEqual(['PPPI1', 'PPPI2', 'PPPI10']);
    expect(codesIn('BRAND', 'product')).toEqual(['PPPI1', 'PPPI10']);
    expect(codesIn('BRAND', 'publication')).toEqual(['PPPI2']);
    expect(categories[0]).toEqual({ id: 'cat1', name: 'BRAND' });
  });

  test('CONST-07 copyright holds its ten reasons', () => {
    expect(codesIn('COPYRIGHT')).toEqual([
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
    ]);
    expect(categories[1]).toEqual({ id: 'cat2', name: 'COPYRIGHT' });
  });

  test('CONST-08 personal image holds PPPI7', () => {
    expect(codesIn('PERSONAL_IMAGE')).toEqual(['PPPI7']);
    expect(categories[2]).toEqual({ id: 'cat3', name: 'PERSONAL_IMAGE' });
  });

  test('CONST-09 utility model holds PPPI8', () => {
    expect(codesIn('UTILITY_MODEL')).toEqual(['PPPI8']);
    expect(categories[3]).toEqual({ id: 'cat4', name: 'UTILITY_MODEL' });
  });

  test('CONST-10 patent holds PPPI9', () => {
    expect(codesIn('PATENT')).toEqual(['PPPI9']);
    expect(categories[4]).toEqual({ id: 'cat5', name: 'PATENT' });
  });

  test('CONST-11 agreements holds ACUERDO', () => {
    expect(codesIn('AGREEMENTS')).toEqual(['ACUERDO']);
    expect(categories[5]).toEqual({ id: 'cat6', name: 'AGREEMENTS' });
  });

  test('CONST-12 related rights holds actors, producers and broadcasters', () => {
    expect(codesIn('RELATED_RIGHTS', 'actors')).toEqual(['PPPI18', 'PPPI19']);
    expect(codesIn('RELATED_RIGHTS', 'producers')).toEqual(['PPPI20', 'PPPI21']);
    expect(codesIn('RELATED_RIGHTS', 'broadcasters')).toEqual(['PPPI22', 'PPPI23']);
    expect(codesIn('RELATED_RIGHTS')).toHaveLength(6);
    expect(categories[6]).toEqual({ id: 'cat7', name: 'RELATED_RIGHTS' });
  });

  test('CONST-13 PPPI4 is the one reason without a category', () => {
    expect(reasons.filter((reason) => reason.category === null).map((reason) => reason.code)).toEqual(['PPPI4']);
  });

  test('CONST-14 the image-related reasons are PPPI6, PPPI7 and PPPI19', () => {
    expect(imageReasons).toEqual(['PPPI6', 'PPPI7', 'PPPI19']);
    expect(reasons.filter((reason) => reason.image).map((reason) => reason.code)).toEqual([...imageReasons]);
  });
});

describe('cases', () => {
  test('CONST-15 there are 21 raw case statuses', () => {
    expect(caseStatuses.join(', ')).toBe(
      'CREATED, PENDING_MODERATION, WAITING_DOCUMENTATION, WAITING_FOR_PATCH_PDP, DOCUMENTATION_PRESENTED, ' +
        'DOCUMENTATION_APPROVED, DOCUMENTATION_NOT_APPROVED, DOCUMENTATION_NOT_PRESENTED, MEMBER_NOT_RESPOND, ROLLBACK, ' +
        'DISCARDED, DISCARDED_DUE_RESTRICTION, REJECTED, REJECTED_BY_RESTRICTION, REJECTED_MODIFIED, ' +
        'REJECTED_PDP_CATALOG, REJECTED_PDP_ITEM, REJECTED_PDP_IMAGE_RANKER, CROSS_DENOUNCE_CLOSED, ACUERDO_CLOSED, ' +
        'DUPLICATED_DENOUNCE',
    );
    expect(caseStatuses).toHaveLength(21);
  });

  test('CONST-16 CROSS_DENOUNCE_CLOSED is the one status in no group', () => {
    expect(caseStatuses.filter((status) => groupByCaseStatus[status] === null)).toEqual(['CROSS_DENOUNCE_CLOSED']);
  });

  test.each<[string, string, string[]]>([
    ['HIS-25', 'APPROVED', ['DOCUMENTATION_NOT_APPROVED', 'DOCUMENTATION_NOT_PRESENTED', 'ACUERDO_CLOSED']],
    ['HIS-26', 'IN_PROGRESS', ['CREATED', 'PENDING_MODERATION', 'WAITING_DOCUMENTATION', 'WAITING_FOR_PATCH_PDP']],
    ['HIS-27', 'PENDING', ['DOCUMENTATION_PRESENTED']],
    ['HIS-28', 'REJECTED', ['MEMBER_NOT_RESPOND', 'REJECTED', 'REJECTED_BY_RESTRICTION', 'DUPLICATED_DENOUNCE']],
    ['HIS-29', 'ROLLBACK', ['DOCUMENTATION_APPROVED', 'ROLLBACK']],
    [
      'HIS-30',
      'DISCARDED',
      [
        'DISCARDED',
        'DISCARDED_DUE_RESTRICTION',
        'REJECTED_MODIFIED',
        'REJECTED_PDP_CATALOG',
        'REJECTED_PDP_ITEM',
        'REJECTED_PDP_IMAGE_RANKER',
      ],
    ],
  ])('%s the statuses of group %s', (_, group, expectedStatuses) => {
    expect(caseStatuses.filter((status) => groupByCaseStatus[status] === group)).toEqual(expectedStatuses);
  });

  test('the older names lead to statuses, revision to none', () => {
    expect(caseViewNames).toHaveLength(15);
    expect(caseViewNames.filter((name) => caseStatusByViewName[name] === null)).toEqual(['revision']);
    expect([
      caseStatusByViewName.waiting,
      caseStatusByViewName.pending,
      caseStatusByViewName.accepted,
      caseStatusByViewName.not_approved,
      caseStatusByViewName.discard_due_restriction,
    ]).toEqual([
      'WAITING_DOCUMENTATION',
      'DOCUMENTATION_PRESENTED',
      'DOCUMENTATION_APPROVED',
      'DOCUMENTATION_NOT_APPROVED',
      'DISCARDED_DUE_RESTRICTION',
    ]);
  });

  test('CONST-17 the rejection reasons are numbered 1 to 17, and the first seven are offered', () => {
    expect(rejectReasons.map((reason) => `${reason.id} ${reason.name}`)).toEqual([
      '1 document_mismatch',
      '2 illegible',
      '3 content_not_authorised',
      '4 stock_not_justified',
      '5 bought_and_counterfeit',
      '6 luxury_with_much_stock',
      '7 priced_below_average',
      '8 not_for_this_country',
      '9 not_officially_launched',
      '10 not_for_the_marketplace',
      '11 insufficient_legitimacy_check',
      '12 presented_but_not_authorised',
      '13 never_offered_product',
      '14 insults_or_aggression',
      '15 unauthorised_format',
      '16 unauthorised_image',
      '17 insufficient_documentation',
    ]);
    expect(offeredRejectReasonIds).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });
});

test('each path with a help entry of its own, the exact ones first', () => {
  expect(helpByPath.map(({ path, exact, entry }) => `${path}${exact ? '' : '*'} ${helpRoot}/${entry}`)).toEqual([
    '/ /help_support/menu1',
    '/live_searches /help_support/menu1',
    '/live_searches* /help_support/menu2',
    '/reported_articles* /help_support/menu7',
    '/client_accounts/client_white_sellers* /help_support/menu8',
    '/client_accounts/client_black_sellers* /help_support/menu9',
    '/reports/noticed_articles* /help_support/menu10',
    '/case_management/client_pending_cases* /help_support/menu12',
    '/case_management/client_closed_cases* /help_support/menu13',
  ]);
});

test('the last discard reason is the one with a comment', () => {
  expect(discardReasons.indexOf(discardReasonWithComment)).toBe(discardReasons.length - 1);
});

test('the kinds of image that are recognised', () => {
  expect(listings.imageExtensions).toEqual(['jpeg', 'jpg', 'gif', 'png', 'bmp']);
});

test('the figures of the business', () => {
  expect({ limits, pageSizes, timings, toastsMax, versionLabel, verificationRequiredSince }).toEqual({
    limits: {
      restrictedDaily: 50,
      absoluteDaily: 30_000,
      rejectionShare: 60,
      rejectionMonths: 2,
      sendBatch: 25,
      recentPlaces: 12,
      searchLines: 1000,
      searchesUnasked: 10,
      importBatch: 50,
      statistics: 100,
      importListings: 1000,
      importFile: 10 * 1024 * 1024,
      importColumn: 13,
      importSkippedRows: 11,
      commentMin: 5,
      commentMax: 2000,
      commentPattern: 5000,
      discardCommentMax: 200,
      catalogueCommentMax: 500,
      keywordMax: 200,
      exportTitleMax: 120,
      filterWords: 30,
      filterWordMax: 60,
      soughtTextMax: 100,
      passwordMin: 8,
      nameMax: 30,
      profiles: 100,
      profileFailures: 2,
      listingId: 13,
      catalogueId: 11,
      reportId: 8,
      searchVisits: 40,
      lookIds: 1500,
      lookEndsAfter: 1_800_000,
      lookTold: 60_000,
      againReminders: 50,
    },
    pageSizes: {
      listings: 50,
      exports: 10,
      exportsSought: 1000,
      sellerHistory: 5,
      selector: [10, 20, 50],
      selectorDefault: 10,
      categoriesFirst: 8,
      categoriesAll: 9,
      sellersFirst: 8,
      sellersNext: 9,
      galleryPreview: 3,
      galleryHeight: 85,
      topOfExports: 5,
      past: 200,
    },
    timings: {
      toast: 5000,
      tooltipOpen: 1000,
      tooltipClose: 200,
      blockedTooltipOpen: 0,
      blockedTooltipClose: 100,
      tokenMargin: 60_000,
      noNoticesReload: 3000,
      maintenanceCheck: 60_000,
      cartTracking: 21_600_000,
      statistics: 5_000,
      discardClose: 100,
      importResult: 100,
      importTick: 300,
      importStep: 10,
      surveyReturnsDays: 7,
      importTipReturnsDays: 7,
      reminderReturnsDays: 1,
      takeBack: 10_000,
      progressDays: 7,
      answerReviewDays: 4,
      reportEvaluationHours: 72,
      supportAnswerHours: 48,
      reportRefreshDays: 1,
      brandInfringementCookieSeconds: 2 * 24 * 3600,
    },
    toastsMax: 3,
    versionLabel: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
    verificationRequiredSince: '2020-06-15',
  });
});

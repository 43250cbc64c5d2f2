import { normalSites } from '../../domain/sites';
import { liveSearchReportFaults, newLiveSearchReport, type LiveSearchReportValues } from '../../domain/new-export';
import { readNickname } from '../../domain/keyword';
import { newExportOf } from '../new-export';

export const newLiveSearchReportMachine = newExportOf({
  id: 'newLiveSearchReport',
  creates: 'createLiveSearchReport',
  begin: ({ currency, language, siteId }): LiveSearchReportValues => ({
    source: 'api',
    keyword: '',
    nickname: '',
    status: 'all',
    sites: normalSites([siteId]),
    currency,
    language,
  }),
  faults: liveSearchReportFaults,
  input: newLiveSearchReport,
  seller: ({ nickname, sites }) => ({ nickname: readNickname(nickname), sites: normalSites(sites) }),
});

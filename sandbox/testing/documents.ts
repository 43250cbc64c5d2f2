/** Documents that several tests send. */
export const reportDocument = `mutation ($ids: [ID!]!, $code: ReasonCode!, $words: String!, $photos: [ID!]) {
  reportArticles(articlesIds: $ids, code: $code, description: $words, photosDenounced: $photos) {
    id refusal reported { code description photosDenounced author { id } } noticed { noticeId }
  }
}`;

export const sendDocument = `mutation ($ids: [ID!]!) {
  sendNotice(articlesIds: $ids) { id refusal noticed { sent failed reason noticeId noticeStatus } }
}`;

export const articleDocument = `query ($ids: [ID!]!) {
  articlesByIds(articlesIds: $ids) {
    id status approved { author { id givenName } } reported { code } noticed { noticeId noticeStatus takeDownAt }
  }
}`;

export const listDocument = `query ($size: Int, $from: Int, $sort: ReportSort, $filters: ReportedFilters) {
  reportedArticles(size: $size, from: $from, sort: $sort, filters: $filters) {
    articles { id code article { id title status reported { code } } } paging { total offset limit }
  }
}`;

export const respondDocument = `mutation ($id: ID!, $site: ID!, $approved: Boolean!, $words: String, $reason: ID) {
  respondCounterNotice(caseId: $id, siteId: $site, documentationApproved: $approved, description: $words, rejectMemberId: $reason) {
    caseId status articleId groupResponse rejectMember
  }
}`;

export interface ReportData {
  id: string;
  refusal: string | null;
  reported: { code: string; description: string; photosDenounced: string[]; author: { id: string } } | null;
  noticed: { noticeId: string | null } | null;
}

export interface SendData {
  id: string;
  refusal: string | null;
  noticed: {
    sent: boolean;
    failed: boolean;
    reason: string | null;
    noticeId: string | null;
    noticeStatus: string | null;
  };
}

export interface ArticleData {
  id: string;
  status: string;
  approved: { author: { id: string; givenName: string } } | null;
  reported: { code: string } | null;
  noticed: { noticeId: string; noticeStatus: string; takeDownAt: string | null } | null;
}

export interface ListData {
  articles: { id: string; code: string; article: { id: string; title: string; status: string } }[];
  paging: { total: number; offset: number; limit: number };
}

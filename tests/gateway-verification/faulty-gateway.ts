import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status: number;
  contentType: string;
  /** The body as text. */
  text: string;
}

/** One lie: about which interaction, what is made of its answer, and where the report has to say what. */
export interface Fault {
  what: string;
  interaction: string;
  tell: (answer: Answer) => Answer;
  where: string;
  expected: string;
  came: string;
}

/** Replaces one text of the body by another. */
export const replaceText =
  (truth: string, fault: string) =>
  (answer: Answer): Answer => {
    if (!answer.text.includes(truth)) throw new Error(`The answer has no ${truth}: ${answer.text}`);
    return { ...answer, text: answer.text.replace(truth, fault) };
  };

export const faults: readonly Fault[] = [
  {
    what: 'another refusal code',
    interaction: 'itemStatus: refused, ARTICLE_NOT_FOUND',
    tell: replaceText('"ARTICLE_NOT_FOUND"', '"NOT_ALLOWED"'),
    where: 'errors[0].extensions.code',
    expected: 'exactly "ARTICLE_NOT_FOUND"',
    came: '"NOT_ALLOWED"',
  },
  {
    what: 'another status of a listing',
    interaction: 'itemStatus: GW-24 the status of a listing',
    tell: replaceText('"paused"', '"active"'),
    where: 'data.itemStatus.status',
    expected: 'exactly "paused"',
    came: '"active"',
  },
  {
    what: 'another id',
    interaction: 'getSellerID: GW-37 the id of a seller by nickname',
    tell: replaceText('"5001"', '"5002"'),
    where: 'data.getSellerID.sellerId',
    expected: 'exactly "5001"',
    came: '"5002"',
  },
  {
    what: 'a report that is ready told as one that is not',
    interaction: 'noticedReports: GW-46 a report that is ready, with its address',
    tell: replaceText('"ready":true', '"ready":false'),
    where: 'data.noticedReports.reports[0].ready',
    expected: 'exactly true',
    came: 'false',
  },
  {
    what: 'a number as text',
    interaction: 'memberRestriction: GW-12 what a new member may still send',
    tell: replaceText('"denouncesAvailable":50', '"denouncesAvailable":"50"'),
    where: 'data.memberRestriction.denouncesAvailable',
    expected: 'exactly 50',
    came: '"50"',
  },
  {
    what: 'a whole number with a fraction',
    interaction: 'suggestedReportedCount: GW-31 how many suggestions await sending',
    tell: replaceText('"count":0', '"count":0.5'),
    where: 'data.suggestedReportedCount.count',
    expected: 'a whole number',
    came: '0.5',
  },
  {
    what: 'a day that no calendar has',
    interaction: 'blindages: GW-32 what an item is protected against, and until when',
    tell: replaceText('2099-12-31', '2099-02-30'),
    where: 'data.blindages[0].dueDate',
    expected: 'an instant in UTC, of a day that the calendar has',
    came: '"2099-02-30',
  },
  {
    what: 'null where there is a value',
    interaction: 'efficiency: GW-13 how well a member reports',
    tell: replaceText('"level":"medium"', '"level":null'),
    where: 'data.efficiency.level',
    expected: 'exactly "medium"',
    came: 'null',
  },
  {
    what: 'a missing key',
    interaction: 'showDenounceReminder: GW-17 whether the reminder of pending answers shows',
    tell: replaceText('"showDenounceReminder":false', '"shows":false'),
    where: 'data.showDenounceReminder.showDenounceReminder',
    expected: 'exactly false',
    came: 'nothing: the field is missing',
  },
  {
    what: 'a row too many',
    interaction: 'blindages: nothing is protected',
    tell: replaceText('"blindages":[]', '"blindages":[{"id":"1"}]'),
    where: 'data.blindages',
    expected: 'an empty list',
    came: 'a list of 1',
  },
  {
    what: 'another status of the answer',
    interaction: 'itemStatus: GW-24 the status of a listing',
    tell: (answer) => ({ ...answer, status: 503 }),
    where: 'status',
    expected: '200',
    came: '503',
  },
  {
    what: 'the words of a forced sign-out said otherwise',
    interaction: 'menu: refused, its session is ended',
    tell: replaceText('There is no valid token', 'Who are you?'),
    where: 'errors[0].message',
    expected: 'a text with the words "no valid token" in it',
    came: '"Who are you?"',
  },
  {
    what: 'an error beside good data',
    interaction: 'itemStatus: GW-24 the status of a listing',
    tell: replaceText('{"data"', '{"errors":[{"message":"half of it is missing"}],"data"'),
    where: 'errors',
    expected: 'no error: the answer is a good one',
    came: 'a list of 1',
  },
  {
    what: 'an address that runs as a script',
    interaction: 'noticedReports: GW-46 a report that is ready, with its address',
    tell: (answer) => ({ ...answer, text: answer.text.replace(/"url":"[^"]*"/, '"url":"javascript:alert(1)"') }),
    where: 'data.noticedReports.reports[0].url',
    expected: 'an address: of http or https',
    came: '"javascript:alert(1)"',
  },
  {
    what: 'a row doubled',
    interaction: 'sites: GW-08 every site with its country, currency and language',
    tell: (answer) => ({ ...answer, text: answer.text.replace(/\[(\{[^}]*\})/, '[$1,$1') }),
    where: 'data.sites[1]',
    expected: 'a row that is not there yet: data.sites[0] has the same id',
    came: 'an object',
  },
  {
    what: 'a total below its rows',
    interaction: 'noticedReports: GW-46 a report that is ready, with its address',
    tell: replaceText('"total":1', '"total":0'),
    where: 'data.noticedReports.paging.total',
    expected: 'at least 1: reports has 1 row',
    came: '0',
  },
  {
    what: 'a number below zero',
    interaction: 'suggestedReportedCount: GW-31 how many suggestions await sending',
    tell: replaceText('"count":0', '"count":-3'),
    where: 'data.suggestedReportedCount.count',
    expected: 'a number that is not below zero',
    came: '-3',
  },
  {
    what: 'a day that nobody set',
    interaction: 'noticedReports: GW-46 a report that is ready, with its address',
    tell: (answer) => ({
      ...answer,
      text: answer.text.replace(/"createdAt":"\d{4}-\d\d-\d\d/, '"createdAt":"1970-01-01'),
    }),
    where: 'data.noticedReports.reports[0].createdAt',
    expected: 'from the year 2000 on',
    came: '"1970-01-01',
  },
  {
    what: "a refusal's code where nothing is refused by a rule",
    interaction: 'menu: refused, its session is ended',
    tell: (answer) => ({
      ...answer,
      text: JSON.stringify({ errors: [{ message: 'no valid token', extensions: { code: 'NOT_ALLOWED' } }] }),
    }),
    where: 'errors[0].extensions.code',
    expected: 'no code of a refusal',
    came: '"NOT_ALLOWED"',
  },
];

export interface FaultyGateway {
  /** The address under which the gateway is asked through the liar. */
  url: string;
  /** What it lies about from now on; null for the truth. */
  tell: (fault: Fault | null) => void;
  close: () => void;
}

/** A gateway that answers as the one at the address does, but for the lie that it was told to tell. */
export async function startFaultyGateway(gatewayUrl: string): Promise<FaultyGateway> {
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part)).on('end', () => void pass(Buffer.concat(parts)));
    async function pass(body: Buffer): Promise<void> {
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
      const isAsked = request.method === 'POST';
      const truth = await fetch(`${gatewayUrl}${request.url ?? '/'}`, {
        method: request.method ?? 'POST',
        headers: headers as Record<string, string>,
        ...(isAsked && { body: new Uint8Array(body) }),
      });
      const { status, headers: answered } = truth;
      const honest = { status, contentType: answered.get('content-type') ?? '', text: await truth.text() };
      const answer = fault && isAsked ? fault.tell(honest) : honest;
      response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.text);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    tell: (next) => {
      fault = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

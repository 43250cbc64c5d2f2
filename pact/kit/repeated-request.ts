import { isDeepStrictEqual } from 'node:util';
import type { PactInteraction } from './contract-source';
import { parseJson, type Finding } from './findings';
import type { Exchange } from './messenger';
import { pathOf } from './request';

/** Sends the request of the interaction, as its example has it, to `url`. */
export async function sendRequest(interaction: PactInteraction, url: string): Promise<void> {
  const { method, headers = {}, body } = interaction.request;
  const answer = await fetch(`${url}${pathOf(interaction)}`, {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(', ')])),
    ...(body?.content !== undefined && { body: JSON.stringify(body.content) }),
  });
  await answer.arrayBuffer();
}

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

/** Where the second answer to one operation key is another than the first. */
export function compareWithFirst(first: Exchange, second: Exchange): Finding[] {
  const sentence = 'The same operation key was answered otherwise.';
  const [expected, received] = [short(first.text), short(second.text)];
  if (first.status !== second.status) {
    return [
      {
        where: 'status',
        expected: `${String(first.status)}, as to the first call`,
        came: String(second.status),
        sentence,
      },
    ];
  }
  const isSame = isDeepStrictEqual(parseJson(first.text) ?? first.text, parseJson(second.text) ?? second.text);
  return isSame
    ? []
    : [{ where: 'the body', expected: `the same as to the first call: ${expected}`, came: received, sentence }];
}

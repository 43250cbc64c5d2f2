import { catalogue } from '../../../contracts/client/catalogue';
import {
  addresses,
  shownBy,
  unreachable,
  type AddressName,
  type PathParts,
  type Target,
} from '../../../machines/domain/addresses';
import { answers, refuses } from '../../../machines/simulator/answers';
import { rootPorts } from '../../../machines/system/root/root.samples';
import { accessRuleOf } from '../../../machines/system/screens/access-table';
import { getHeadlessAddressBook } from '../../seams/addresses';
import { mainAccount } from '../profile/accounts.fixture';

/** What the parts of paths look like: each part takes the first that it understands. */
const shapes = ['MLA1000000001', 'MLA10000001', '12345678', 'es', 'MLA', 'dev', 'selection'];

export function sectionHrefOf(name: AddressName): string {
  const parts: PathParts = addresses[name].params;
  const params = Object.entries(parts).map(([part, mean]) => [part, shapes.find((shape) => mean(shape) !== null)]);
  return getHeadlessAddressBook().hrefOf({ to: name, params: Object.fromEntries(params) as object } as Target);
}

/** Every page that a person works on; the way out is none. */
export const sectionNames = (Object.keys(addresses) as AddressName[]).filter(
  (name) =>
    accessRuleOf(name).for !== 'signedOut' &&
    name !== 'logout' &&
    !unreachable.some((one) => one === name) &&
    (shownBy as Partial<Record<AddressName, AddressName>>)[name] !== 'notFound',
);

/** Nothing that a page asks for is answered: what it is called stands there without. */
export const silentPorts = {
  ...Object.fromEntries(
    Object.keys(catalogue).flatMap((name) => (name in rootPorts() ? [] : [[name, refuses('SERVER_ERROR')]])),
  ),
  profile: answers({ ...mainAccount, lang: 'es' as const }),
  readCookie: answers<string | null>(null),
};

import { catalogue } from '../contracts/client/catalogue';
import { createIdentityClient } from '../contracts/client/identity';
import type { GatewayName, InputOf, ValueOf } from '../contracts/client/operation';
import type { IdentityPorts } from '../contracts/ports';

/** What the console makes of an answer of the gateway: of the wire's own words, by the client's own reading. */
export async function fromWire<Name extends GatewayName>(
  name: Name,
  data: object,
  input: InputOf<Name>,
): Promise<ValueOf<Name>> {
  const operation = await catalogue[name]();
  return operation.read(data, input) as ValueOf<Name>;
}

/** The variables with which the gateway is asked for that, in the wire's own words. */
export async function toWire<Name extends GatewayName>(name: Name, input: InputOf<Name>): Promise<object> {
  const { body } = (await catalogue[name]()).request(input);
  return (body as { variables: object }).variables;
}

/** A case of a list as the gateway says it: no two of its fields say the same. */
export const wireCase = {
  item_info: { id: 'MLA1000000001', title: 'Zapatillas Andes Trail 42', thumbnail: null, site_id: 'MLA' },
  case_id: '900001',
  current_status: 'DOCUMENTATION_NOT_APPROVED',
  due_date: '2026-11-12T12:00:00.000Z',
  member_name: 'Andes SA',
  reason_id: 'PPPI1',
  reason_text: 'Otro motivo',
  seller_id: '77001',
  seller_name: 'OFERTAS_DEL_SUR',
  element_related_count: 3,
  date_created: '2026-11-02T12:00:00.000Z',
  last_updated: '2026-11-10T12:00:00.000Z',
  user_product_ids: [],
  aDenouncedVariants: [],
};

/** A page of the wire that holds these alone. */
export const wirePaging = (total: number) => ({ total, offset: 0, limit: 10 });

/** A sign-in that the identity service refuses with that body, as the client reads it. */
export const refuseSignIn =
  (body: object, status = 401): IdentityPorts['signIn'] =>
  async (credentials, signal) => {
    const fetch = () => Promise.resolve(Response.json(body, { status }));
    const outcome = await createIdentityClient({ baseUrl: 'http://identity.test', fetch }).signIn(credentials, signal);
    if (outcome.ok) throw new Error('What was refused is no session.');
    return outcome;
  };

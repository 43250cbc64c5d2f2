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

/** A sign-in that the identity service refuses with that body, as the client reads it. */
export const signInRefused =
  (body: object, status = 401): IdentityPorts['signIn'] =>
  async (credentials, signal) => {
    const fetch = () => Promise.resolve(Response.json(body, { status }));
    const outcome = await createIdentityClient({ baseUrl: 'http://identity.test', fetch }).signIn(credentials, signal);
    if (outcome.ok) throw new Error('What was refused is no session.');
    return outcome;
  };

import {
  Provider,
  errors,
  interactionPolicy,
  type ClientMetadata,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Accounts } from '../../world/types';
import type { IdentityKeys } from './keys';
import { languageOf, type Language, clientId, gatewayAudience, standaloneClientId } from './languages';
import { logoutConfirmPage, providerErrorPage, signedOutPage } from './pages';
import type { IdentityRecords } from './records';
import type { SignIn } from './sign-in';

const gatewayScope = 'console';
const oidcScopes = 'openid offline_access profile email';
const day = 86_400;
const callback = /^\/oauth\/(es|en|pt)\/authenticate(\/send_notice\/[A-Z0-9]{1,32})?(\/dev)?$/;

export interface ProviderOptions {
  /** What the browser sees in front of `/oidc`, e.g. `http://localhost:4600`. */
  origin: string;
  records: IdentityRecords;
  keys: IdentityKeys;
  accounts: Accounts;
  signIn: SignIn;
  /** Seconds that an access token is good for. */
  tokenLife: number;
}

/** True for an address of this console that the provider may come back to with a code. */
export function isCallback(origin: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    url.origin === origin && url.search === '' && url.hash === '' && url.username === '' && callback.test(url.pathname)
  );
}

function configuration({ origin, records, keys, accounts, tokenLife }: ProviderOptions): Configuration {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const publicClient: ClientMetadata = {
    client_id: '',
    client_name: 'Vigía',
    token_endpoint_auth_method: 'none',
    application_type: 'web',
    response_types: ['code'],
    redirect_uris: ['es', 'en', 'pt'].map((lang) => `${origin}/oauth/${lang}/authenticate`),
    post_logout_redirect_uris: ['/es', '/en', '/pt', '/'].map((path) => `${origin}${path}`),
    id_token_signed_response_alg: 'ES256',
  };
  const resourceServer = {
    scope: gatewayScope,
    audience: gatewayAudience,
    accessTokenTTL: tokenLife,
    accessTokenFormat: 'jwt' as const,
    jwt: { sign: { alg: 'ES256' as const } },
  };
  return {
    adapter: records.adapter,
    jwks: keys.privateKeys,
    cookies: {
      keys: keys.cookieKeys,
      names: { session: 'vigia_provider', interaction: 'vigia_sign_in', resume: 'vigia_resume' },
    },
    clients: [
      { ...publicClient, client_id: clientId, grant_types: ['authorization_code', 'refresh_token', 'password'] },
      { ...publicClient, client_id: standaloneClientId, grant_types: ['authorization_code'] },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: oidcScopes.split(' '),
    claims: { openid: ['sub'], profile: ['name', 'locale'], email: ['email'] },
    interactions: { url: (_ctx, interaction) => `/oidc/sign-in/${interaction.uid}`, policy },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          const page = logoutConfirmPage(languageAsked(ctx), form, styleNonceOf(ctx));
          ctx.body = page;
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(languageAsked(ctx), styleNonceOf(ctx));
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => gatewayAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== gatewayAudience) throw new errors.InvalidTarget();
          return resourceServer;
        },
      },
    },
    ttl: {
      AccessToken: tokenLife,
      AuthorizationCode: 60,
      Grant: 30 * day,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: 30 * day,
      Session: 14 * day,
    },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    extraTokenClaims: (_ctx, token) => ('grantId' in token ? { gid: token.grantId } : undefined),
    findAccount: (_ctx, sub) => {
      const user = accounts.byId(sub);
      if (!user) return undefined;
      return {
        accountId: sub,
        claims: () => ({
          sub,
          name: `${user.givenName} ${user.familyName}`.trim(),
          locale: user.lang,
          ...(user.email === null ? {} : { email: user.email }),
        }),
      };
    },
    loadExistingGrant: (ctx) => newGrant(ctx, ctx.oidc.session?.accountId),
    // A browser names its origin with every POST, that of the page itself too.
    clientBasedCORS: (_ctx, from) => from === origin,
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = providerErrorPage(languageAsked(ctx), out.error, styleNonceOf(ctx));
    },
  };
}

function languageAsked(ctx: KoaContextWithOIDC): Language {
  return languageOf(ctx.oidc?.params?.ui_locales ?? ctx.get('accept-language'));
}

function styleNonceOf(ctx: KoaContextWithOIDC): string {
  return ctx.response.get('content-security-policy').match(/'nonce-([^']+)'/)?.[1] ?? '';
}

type Grant = InstanceType<Provider['Grant']>;

/** Each sign-in gets a grant, and so a family of refresh tokens, of its own: ending one never ends another. */
async function newGrant(ctx: KoaContextWithOIDC, accountId: string | undefined): Promise<Grant | undefined> {
  if (accountId === undefined) return undefined;
  const grant = new ctx.oidc.provider.Grant({ clientId: ctx.oidc.client?.clientId ?? clientId, accountId });
  grant.addOIDCScope(oidcScopes);
  grant.addResourceScope(gatewayAudience, gatewayScope);
  await grant.save();
  return grant;
}

/**
 * An OpenID provider for one origin: code with PKCE for the public clients `vigia-console` and `vigia-alone`, single-use refresh tokens, access
 * tokens as JWT for the gateway, and a `password` grant whose refusal carries our code as `error_description`.
 */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(`${options.origin}/oidc`, configuration(options));
  provider.proxy = options.origin.startsWith('https:');
  provider.Client.prototype.redirectUriAllowed = (address: string) => isCallback(options.origin, address);
  provider.registerGrantType<{ username?: string; password?: string }>(
    'password',
    async (ctx) => {
      const { params, client } = ctx.oidc;
      const answer = await options.signIn(params.username ?? '', params.password ?? '');
      if (!answer.ok) throw new errors.CustomOIDCProviderError('invalid_grant', refusalText(answer));
      const { userId: accountId } = answer.user;
      const grant = await newGrant(ctx, accountId);
      if (!grant) throw new errors.InvalidGrant('no account');
      const shared = { accountId, client, grantId: grant.jti, gty: 'password', expiresWithSession: false };
      const access = new provider.AccessToken({ ...shared, scope: gatewayScope });
      access.resourceServer = new provider.ResourceServer(gatewayAudience, {
        scope: gatewayScope,
        audience: gatewayAudience,
        accessTokenTTL: options.tokenLife,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'ES256' } },
      });
      const refresh = new provider.RefreshToken({
        ...shared,
        scope: 'openid',
        resource: gatewayAudience,
        rotations: 0,
      });
      ctx.oidc.entity('AccessToken', access);
      ctx.oidc.entity('RefreshToken', refresh);
      const [accessToken, refreshToken] = [await access.save(), await refresh.save()];
      ctx.body = {
        access_token: accessToken,
        refresh_token: refreshToken,
        expires_in: access.expiration,
        token_type: 'Bearer',
        scope: gatewayScope,
      };
    },
    ['username', 'password'],
  );
  return provider;
}

function refusalText(refusal: { code: string; siteId?: string; retryAfter?: number }): string {
  return [refusal.code, refusal.siteId ?? refusal.retryAfter].filter((part) => part !== undefined).join(' ');
}

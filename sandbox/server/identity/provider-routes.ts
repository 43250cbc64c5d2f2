import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { HttpRefusal, onlyMethods, readForm, sendPage, type Exchange, type Handler } from '../http';
import { isSameOrigin, originOf } from '../origin';
import { newNonce, plainPagePolicy } from '../security-headers';
import { languageOf, type Language } from './languages';
import { expiredPage, signInPage, type SignInForm } from './pages';
import type { SignIn } from './sign-in';
import { identityMessages } from './messages';

const formPath = /^\/oidc\/sign-in\/([\w-]{10,64})$/;

export interface ProviderRoutesOptions {
  publicUrl: string | null;
  providerFor: (origin: string) => Promise<Provider>;
  signIn: SignIn;
}

/** The sign-in that the browser's cookie is in the middle of, when it is the one of the address. */
async function pendingSignIn(provider: Provider, request: IncomingMessage, response: ServerResponse, uid: string) {
  try {
    const details = await provider.interactionDetails(request, response);
    return details.uid === uid && details.prompt.name === 'login' ? details : null;
  } catch {
    return null;
  }
}

/** The provider under `/oidc`, and the marketplace's sign-in form that it sends people to. */
export function createProviderRoutes({ publicUrl, providerFor, signIn }: ProviderRoutesOptions): Handler {
  async function form({ request, response, url }: Exchange, origin: string, uid: string): Promise<void> {
    onlyMethods(request, 'GET', 'HEAD', 'POST');
    const provider = await providerFor(origin);
    const details = await pendingSignIn(provider, request, response, uid);
    const requestedLanguage =
      url.searchParams.get('lang') ?? details?.params.ui_locales ?? request.headers['accept-language'];
    if (!details) return sendPage(response, 400, (nonce) => expiredPage(languageOf(requestedLanguage), nonce));
    const show = (lang: Language, status: number, answer: Pick<SignInForm, 'login' | 'problem'>): void =>
      sendPage(response, status, (nonce) => signInPage({ lang, nonce, ...answer }));
    if (request.method !== 'POST') return show(languageOf(requestedLanguage), 200, { login: '', problem: null });

    if (!isSameOrigin(request, origin))
      throw new HttpRefusal(403, 'OTHER_ORIGIN', 'Only the form itself may be posted.');
    const posted = await readForm(request);
    const lang = languageOf(posted.get('lang') ?? requestedLanguage);
    if (posted.get('do') === 'cancel') {
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'SIGN_IN_INTERRUPTED',
      });
    }
    const login = (posted.get('login') ?? '').trim();
    const password = posted.get('password') ?? '';
    if (login === '' || password === '') return show(lang, 200, { login, problem: identityMessages[lang].missing });
    const answer = await signIn(login, password);
    if (answer.ok) {
      return provider.interactionFinished(request, response, {
        login: { accountId: answer.user.userId, remember: true, amr: ['pwd'] },
      });
    }
    if (answer.code === 'NO_REPORT_PERMISSION') {
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: `NO_REPORT_PERMISSION ${answer.siteId ?? ''}`.trim(),
      });
    }
    show(lang, 200, { login, problem: identityMessages[lang].refused[answer.code] });
  }

  return async (exchange) => {
    const { request, response, url } = exchange;
    if (url.pathname !== '/oidc' && !url.pathname.startsWith('/oidc/')) return false;
    const origin = originOf(request, publicUrl);
    const uid = formPath.exec(url.pathname)?.[1];
    if (uid !== undefined) {
      await form(exchange, origin, uid);
      return true;
    }
    response.setHeader('content-security-policy', `${plainPagePolicy(newNonce())}; script-src 'self'`);
    Object.assign(request, { originalUrl: request.url });
    request.url = request.url?.slice('/oidc'.length);
    if (request.url === '' || request.url?.startsWith('?') === true) request.url = `/${request.url}`;
    if (origin.startsWith('https:')) {
      Object.assign(request.headers, { 'x-forwarded-proto': 'https', 'x-forwarded-host': new URL(origin).host });
    }
    const provider = await providerFor(origin);
    await provider.callback()(request, response);
    return true;
  };
}

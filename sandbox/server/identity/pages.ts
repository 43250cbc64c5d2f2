import { escapeHtml } from '../http';
import type { Language } from './languages';
import { identityMessages } from './messages';

const style = `
:root { color-scheme: light dark; --paper: #f6f4ef; --card: #fffdf9; --ink: #1c2321; --soft: #55605c; --line: #8a938f;
  --sea: #0b5d51; --sea-ink: #ffffff; --danger: #9b1c1c; --danger-paper: #fdecea; }
@media (prefers-color-scheme: dark) { :root { --paper: #121716; --card: #1b2220; --ink: #eef2f0; --soft: #b3bfba; --line: #6d7874;
  --sea: #5fd0bb; --sea-ink: #06251f; --danger: #ffb4ab; --danger-paper: #3a1512; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "IBM Plex Sans", system-ui, -apple-system, "Segoe UI", sans-serif; }
header { padding: 16px 24px; display: flex; gap: 10px; align-items: center; font-weight: 600; }
header svg { width: 28px; height: 28px; color: var(--sea); }
main { display: grid; place-items: start center; padding: 8vh 16px 32px; }
.card { width: 100%; max-width: 400px; background: var(--card); border-radius: 12px; padding: 32px;
  box-shadow: 0 1px 2px rgb(0 0 0 / 0.08), 0 8px 24px rgb(0 0 0 / 0.08); }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 8px; text-wrap: balance; }
p { margin: 0 0 24px; color: var(--soft); }
label { display: block; font-weight: 600; font-size: 0.875rem; margin: 0 0 4px; }
input { width: 100%; height: 44px; padding: 0 12px; margin: 0 0 20px; border: 1px solid var(--line); border-radius: 8px; font: inherit;
  background: var(--card); color: var(--ink); }
input[aria-invalid="true"] { border-color: var(--danger); }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 44px; border: 0; border-radius: 8px;
  padding: 8px 16px; font: inherit; font-weight: 600; background: var(--sea); color: var(--sea-ink); cursor: pointer; text-decoration: none; }
.where { margin: 0 0 16px; color: var(--ink); font-weight: 600; }
.list { margin: 0 0 24px; padding-inline-start: 20px; color: var(--soft); }
.lead-in { margin: 0 0 4px; }
.quiet { background: none; color: var(--sea); margin-top: 8px; }
:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
.problem { background: var(--danger-paper); color: var(--danger); border-radius: 8px; padding: 12px 16px; margin: 0 0 20px; }
`;

const mark =
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2.5" aria-hidden="true"><path d="M4 12h24l-2 14H6z" stroke-linejoin="round"/><path d="M11 12V9a5 5 0 0 1 10 0v3" stroke-linecap="round"/></svg>';

function page(lang: Language, title: string, nonce: string, body: string): string {
  const messages = identityMessages[lang];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} · ${escapeHtml(messages.marketplace)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header>${mark}<span>${escapeHtml(messages.marketplace)}</span></header>
<main><div class="card">${body}</div></main>
</body>
</html>
`;
}

export interface SignInForm {
  lang: Language;
  /** What was typed before, shown again. */
  login: string;
  /** The sentence that says why the last attempt failed. */
  problem: string | null;
  nonce: string;
}

/** The marketplace's sign-in form; it posts to the address it was served from. */
export function signInPage({ lang, login, problem, nonce }: SignInForm): string {
  const messages = identityMessages[lang];
  const invalid = problem === null ? '' : ' aria-invalid="true" aria-describedby="problem"';
  const focusLogin = login === '' ? ' autofocus' : '';
  const focusPassword = login === '' ? '' : ' autofocus';
  return page(
    lang,
    problem === null ? messages.signInTitle : `⚠ ${messages.signInTitle}`,
    nonce,
    `<h1>${escapeHtml(messages.signInTitle)}</h1>
<p>${escapeHtml(messages.signInIntro)}</p>
${problem === null ? '' : `<div class="problem" id="problem" role="alert">${escapeHtml(problem)}</div>`}
<form method="post" novalidate>
<input type="hidden" name="lang" value="${lang}">
<label for="login">${escapeHtml(messages.login)}</label>
<input id="login" name="login" type="text" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(login)}"${invalid}${focusLogin}>
<label for="password">${escapeHtml(messages.password)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid}${focusPassword}>
<button type="submit" name="do" value="sign-in">${escapeHtml(messages.submit)}</button>
<button type="submit" name="do" value="cancel" class="quiet">${escapeHtml(messages.cancel)}</button>
</form>`,
  );
}

function messagePage(lang: Language, title: string, text: string, nonce: string): string {
  return page(
    lang,
    title,
    nonce,
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<a class="button" href="/${lang}">${escapeHtml(identityMessages[lang].back)}</a>`,
  );
}

export function expiredPage(lang: Language, nonce: string): string {
  return messagePage(lang, identityMessages[lang].expiredTitle, identityMessages[lang].expiredText, nonce);
}

export function signedOutPage(lang: Language, nonce: string): string {
  return messagePage(lang, identityMessages[lang].signedOutTitle, identityMessages[lang].signedOutText, nonce);
}

/** `code` is the provider's error name, told for whoever asks for help. */
export function providerErrorPage(lang: Language, code: string, nonce: string): string {
  return messagePage(lang, identityMessages[lang].errorTitle, `${identityMessages[lang].errorText} (${code})`, nonce);
}

/** `form` is the provider's own markup of a form with the id `op.logoutForm`. */
export function logoutConfirmPage(lang: Language, form: string, nonce: string): string {
  const messages = identityMessages[lang];
  return page(
    lang,
    messages.confirmTitle,
    nonce,
    `<h1>${escapeHtml(messages.confirmTitle)}</h1>
<p>${escapeHtml(messages.confirmText)}</p>
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>${escapeHtml(messages.confirmYes)}</button>
<button type="submit" form="op.logoutForm" class="quiet">${escapeHtml(messages.confirmNo)}</button>`,
  );
}

/** Where rights are enrolled in a country (two letters). */
export function enrolPage(lang: Language, country: string, nonce: string): string {
  const messages = identityMessages[lang];
  const name = new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country;
  return page(
    lang,
    `${messages.enrolTitle}: ${name}`,
    nonce,
    `<h1>${escapeHtml(messages.enrolTitle)}</h1>
<p class="where">${escapeHtml(messages.enrolCountry)}: ${escapeHtml(name)}</p>
<p>${escapeHtml(messages.enrolText)}</p>
<p class="lead-in" id="needs">${escapeHtml(messages.enrolNeeds)}</p>
<ul class="list" aria-labelledby="needs">${messages.enrolNeeded.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>
<p>${escapeHtml(messages.enrolDemo)}</p>
<a class="button" href="/${lang}">${escapeHtml(messages.back)}</a>`,
  );
}

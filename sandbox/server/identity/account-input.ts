import { rateCurrencies } from '../../../contracts/vocabulary/sites';
import { limits } from '../../../contracts/vocabulary/limits';
import { HttpRefusal, type JsonObject } from '../http';
import type { Language } from './languages';

const email = /^[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){0,6}\.[a-z]{2,15}$/i;
const longest = 200;

const wrong = (what: string): HttpRefusal => new HttpRefusal(400, 'INVALID_INPUT', what);

/** Text of 1 to `most` characters without the spaces around it; throws INVALID_INPUT. */
export function textOf(body: JsonObject, name: string, most = longest): string {
  const value = body[name];
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '' || text.length > most || /[\p{Cc}\p{Cs}]/u.test(text))
    throw wrong(`${name} must be text of ${String(most)} characters at most.`);
  return text;
}

/** An e-mail in small letters; throws INVALID_INPUT. */
export function emailOf(body: JsonObject): string {
  const text = textOf(body, 'email').toLowerCase();
  if (!email.test(text)) throw wrong('email must be an e-mail address.');
  return text;
}

/** A password as it was typed, for comparing; throws INVALID_INPUT where it is no text or too long for any. */
export function typedPassword(body: JsonObject, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '' || value.length > longest) throw wrong(`${name} must be a password.`);
  return value;
}

/** A password that somebody chooses: eight characters at least; throws INVALID_INPUT. */
export function chosenPassword(body: JsonObject, name: string): string {
  const value = typedPassword(body, name);
  if (value.length < limits.passwordMin || /\p{Cs}/u.test(value))
    throw wrong(`${name} must have ${String(limits.passwordMin)} characters or more.`);
  return value;
}

export const nameOf = (body: JsonObject, name: string): string => textOf(body, name, limits.nameMax);

export function languageIn(body: JsonObject): Language {
  const { lang } = body;
  if (lang === 'es' || lang === 'en' || lang === 'pt') return lang;
  throw wrong('lang must be es, en or pt.');
}

export function currencyIn(body: JsonObject): string {
  const known = [...rateCurrencies, 'CUP'].find((currency) => currency === body.currency);
  if (known === undefined) throw wrong('currency must be one of the rates list.');
  return known;
}

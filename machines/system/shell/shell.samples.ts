import type { AnyEventObject } from 'xstate';
import { answered, refused } from '../../kit/cover';
import { sampleProfile } from '../profile/profile.samples';
import type { ShellInput } from './shell.types';

export const shellInput: ShellInput = { version: '3.20.1' };

export const shellEvents: AnyEventObject[] = [
  answered('readPreference', 'pt'),
  answered('readPreference', null),
  refused('readPreference', 'STORAGE_UNAVAILABLE'),
  answered('applyLanguage', undefined),
  refused('applyLanguage', 'OFFLINE'),
  { type: 'language.apply', lang: 'pt' },
  { type: 'language.apply', lang: 'es' },
  { type: 'language.force', lang: 'es' },
  { type: 'language.force', lang: null },
  { type: 'menu.toggle' },
  { type: 'version.seen', version: '3.20.1' },
  { type: 'version.seen', version: '3.20.2' },
  { type: 'field.unknown' },
  { type: 'maintenance.reload' },
  { type: 'page.reload' },
  answered('profile', sampleProfile),
  refused('profile', 'UNKNOWN_FIELD'),
  refused('profile', 'OFFLINE'),
  { type: 'leave.ask' },
  { type: 'leave.stay' },
  { type: 'leave.go' },
];

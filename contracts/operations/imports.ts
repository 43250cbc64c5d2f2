import { httpCall } from '../client/operation';
import { importTemplate as template } from '../vocabulary/imports';

export const importTemplate = httpCall({
  name: 'importTemplate',
  path: ({ lang }) => `templates/${lang}/${template.name}`,
  session: 'never',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  answer: (bytes: ArrayBuffer) => ({ name: template.name, bytes }),
});

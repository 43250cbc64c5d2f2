import { call } from '../client/operation';

const file = 'plantilla-denuncia-masiva.xlsx';

export const importTemplate = call({
  name: 'importTemplate',
  path: ({ lang }) => `templates/${lang}/${file}`,
  session: 'never',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  answer: (bytes: ArrayBuffer) => ({ name: file, bytes }),
});

import { describe, expect } from 'vitest';
import { answersFile } from './contract';

describe('imports', () => {
  for (const lang of ['es', 'en', 'pt'] as const) {
    answersFile('importTemplate', `GW-90 the template in ${lang}, without a session`, {
      input: { lang },
      asks: `GET /production/templates/${lang}/plantilla-denuncia-masiva.xlsx`,
      file: ({ name }) => expect(name).toBe('plantilla-denuncia-masiva.xlsx'),
    });
  }
});

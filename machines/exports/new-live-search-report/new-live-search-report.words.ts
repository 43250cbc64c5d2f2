import { newExportWords } from '../new-export-words';

export const newLiveSearchReportWords = {
  states: {
    ...newExportWords.states,
    seeking: 'The seller is looked for by the nickname, in one chosen country after the other.',
  },
  guards: {
    ...newExportWords.guards,
    namesSeller: 'a nickname was typed',
    isElsewhere: 'this country knows no such seller, and another one was chosen too',
    isUnknown: 'no chosen country knows such a seller',
  },
};

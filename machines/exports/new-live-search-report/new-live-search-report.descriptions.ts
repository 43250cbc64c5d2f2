import { newExportDescriptions } from '../new-export.descriptions';

export const newLiveSearchReportDescriptions = {
  states: {
    ...newExportDescriptions.states,
    seeking: 'The seller is looked for by the nickname, in one chosen country after the other.',
  },
  guards: {
    ...newExportDescriptions.guards,
    namesSeller: 'a nickname was typed',
    isElsewhere: 'this country knows no such seller, and another one was chosen too',
    isUnknown: 'no chosen country knows such a seller',
  },
};

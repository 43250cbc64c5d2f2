/** The accounts that the states name: who they are and what they may do on a clean slate. Their e-mail is `<name>@vigia.test`. */
export const accounts = {
  ana: {
    person: { id: '300000001', givenName: 'Ana', familyName: 'Quiroga' },
    may: 'Main account of the organisation Kumara, verified, with two more profiles. May report for every reason but `PPPI4` and `ACUERDO` on every site, without a daily limit of her own.',
  },
  auditor: {
    person: { id: '300000004', givenName: 'Alex', familyName: 'Morgan' },
    may: 'A user who belongs to the account of ana: marks and sends as she does, and may neither create users nor link marketplace accounts.',
  },
  bruno: {
    person: { id: '300000005', givenName: 'Bruno', familyName: 'Tavares' },
    may: 'Main account of the organisation Tork Ferramentas, which has nothing to do with Kumara. Not verified.',
  },
  carla: {
    person: { id: '300000006', givenName: 'Carla', familyName: 'Ríos' },
    may: 'Enrolled in an agreement: may report for `ACUERDO` alone, and has no cases to manage.',
  },
  diego: {
    person: { id: '300000007', givenName: 'Diego', familyName: 'Paz' },
    may: 'Main account of the organisation Sonoro Audio, a new member: may send 50 notices a day, and report for `PPPI1`, `PPPI2`, `PPPI10` and `PPPI6` on `MLU` and `MLA`.',
  },
  elena: {
    person: { id: '300000008', givenName: 'Elena', familyName: 'Sosa' },
    may: 'Main account of the organisation Brisa Óptica, suspended without a date: may neither mark nor send.',
  },
} as const;

export type Account = keyof typeof accounts;

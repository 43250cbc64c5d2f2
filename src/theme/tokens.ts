import type { MantineColorsTuple } from '@mantine/core';

/** The states that a listing or its report can be in, as the trade names them; each keeps one hue on every screen. */
export const tradeStates = [
  'toReview',
  'suspicious',
  'trusted',
  'sending',
  'awaiting',
  'ended',
  'retracted',
  'rejected',
  'discarded',
] as const;
export type TradeState = (typeof tradeStates)[number];

/** `ink` is read on `tint`, on `surface` and on `paper`. */
export interface Hue {
  ink: string;
  tint: string;
}

export interface Scheme {
  /** The page. */
  paper: string;
  /** Cards, panes and fields that lie on the page. */
  surface: string;
  /** Wells: the bed of a table head, of a picture, of a progress bar. */
  sunken: string;
  line: string;
  /** Borders that a person must see to find a control. */
  lineStrong: string;
  ink: string;
  inkSoft: string;
  inkFaint: string;
  primary: string;
  onPrimary: string;
  primaryInk: string;
  primaryTint: string;
  danger: string;
  shade: string;
  state: Record<TradeState, Hue>;
}

export const lightScheme: Scheme = {
  paper: '#FAF8F4',
  surface: '#FFFFFF',
  sunken: '#F3F0EA',
  line: '#E4DFD6',
  lineStrong: '#8C857B',
  ink: '#1B1A18',
  inkSoft: '#47443F',
  inkFaint: '#67625B',
  primary: '#0B5D54',
  onPrimary: '#FFFFFF',
  primaryInk: '#0B5D54',
  primaryTint: '#E3F1EE',
  danger: '#B3261E',
  shade: 'rgb(27 26 24 / 32%)',
  state: {
    toReview: { ink: '#43536B', tint: '#E8ECF2' },
    suspicious: { ink: '#8A4B00', tint: '#FDEFD6' },
    trusted: { ink: '#2F6B1E', tint: '#E6F3DD' },
    sending: { ink: '#1B56B3', tint: '#E4EEFC' },
    awaiting: { ink: '#6A34B5', tint: '#F0E8FC' },
    ended: { ink: '#1B1A18', tint: '#E2DDD4' },
    retracted: { ink: '#0B6374', tint: '#DDF1F5' },
    rejected: { ink: '#B3261E', tint: '#FCE8E6' },
    discarded: { ink: '#615D57', tint: '#EFEDE9' },
  },
};

export const darkScheme: Scheme = {
  paper: '#161513',
  surface: '#1E1D1A',
  sunken: '#121110',
  line: '#35322D',
  lineStrong: '#78726A',
  ink: '#EDEAE4',
  inkSoft: '#C2BDB4',
  inkFaint: '#9A948A',
  primary: '#0F6F64',
  onPrimary: '#FFFFFF',
  primaryInk: '#5CC2B0',
  primaryTint: '#14302C',
  danger: '#F5928A',
  shade: 'rgb(0 0 0 / 55%)',
  state: {
    toReview: { ink: '#A9B8CF', tint: '#26303D' },
    suspicious: { ink: '#F2B45C', tint: '#3A2A10' },
    trusted: { ink: '#94CE7A', tint: '#1F3217' },
    sending: { ink: '#8DB8F7', tint: '#182C4A' },
    awaiting: { ink: '#C3A3F5', tint: '#2F2148' },
    ended: { ink: '#F2EFE9', tint: '#45413B' },
    retracted: { ink: '#6CCADB', tint: '#10333B' },
    rejected: { ink: '#F5928A', tint: '#421A18' },
    discarded: { ink: '#ABA59C', tint: '#2B2926' },
  },
};

/** Ten steps of each colour that a Mantine component may be given by name; the seventh carries white text in the light scheme, the sixth in the dark one. */
export const palettes: Record<'sea' | 'gray' | 'dark' | 'red' | 'amber' | 'green' | 'blue', MantineColorsTuple> = {
  sea: ['#EDF6F4', '#E3F1EE', '#C2E1DB', '#93CABF', '#5CC2B0', '#2E9283', '#0F6F64', '#0B5D54', '#084B44', '#063A35'],
  gray: ['#FAF8F4', '#F3F0EA', '#E9E5DD', '#E4DFD6', '#CDC6BB', '#8C857B', '#67625B', '#5A554F', '#47443F', '#2C2A27'],
  dark: ['#EDEAE4', '#C2BDB4', '#9A948A', '#78726A', '#35322D', '#2B2926', '#1E1D1A', '#161513', '#121110', '#0B0A09'],
  red: ['#FEF4F3', '#FCE8E6', '#F9CFCB', '#F5B0AA', '#F5928A', '#DB5A50', '#BE352C', '#B3261E', '#931D17', '#741611'],
  amber: ['#FEF8EC', '#FDEFD6', '#FAE0B2', '#F6CC83', '#F2B45C', '#C98421', '#9A5A08', '#8A4B00', '#703D00', '#573000'],
  green: ['#F2F9EE', '#E6F3DD', '#CCE7BB', '#AFDA97', '#94CE7A', '#579A3F', '#39782A', '#2F6B1E', '#265718', '#1D4412'],
  blue: ['#F1F6FE', '#E4EEFC', '#C8DCF9', '#ABCAF8', '#8DB8F7', '#4D86DC', '#2A66C4', '#1B56B3', '#164794', '#113775'],
};

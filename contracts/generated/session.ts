/* Written by `npm run generate`, never by hand. */
import type { Document } from '../client/operation';
import type { SitesQuery, SitesQueryVariables, MemberRestrictionQuery, MemberRestrictionQueryVariables, MemberJudgeQuery, MemberJudgeQueryVariables, MenuQuery, MenuQueryVariables, RatesConvertionsQuery, RatesConvertionsQueryVariables } from './operations';

export const SitesDocument = "query sites{sites{id countryCode countryName currency lang}}" as Document<SitesQuery, SitesQueryVariables>;
export const MemberRestrictionDocument = "query memberRestriction{memberRestriction{denouncesAvailable dueDate status}}" as Document<MemberRestrictionQuery, MemberRestrictionQueryVariables>;
export const MemberJudgeDocument = "query memberJudge{memberJudge{type sub_type severity max_denounces denounces_available due_date}}" as Document<MemberJudgeQuery, MemberJudgeQueryVariables>;
export const MenuDocument = "query menu{menu{...MenuEntryFields childs{...MenuEntryFields}}}fragment MenuEntryFields on MenuEntry{id name icon new_tab url is_new}" as Document<MenuQuery, MenuQueryVariables>;
export const RatesConvertionsDocument = "query ratesConvertions{ratesConvertions{base rates{USD ARS BRL CLP VES MXN COP PEN BOB CRC DOP GTQ HNL NIO PAB UYU EUR PYG}}}" as Document<RatesConvertionsQuery, RatesConvertionsQueryVariables>;

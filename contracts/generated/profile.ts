/* Written by `npm run generate`, never by hand. */
import type { Document } from '../client/document';
import type { EfficiencyQuery, EfficiencyQueryVariables, ShowReportImportTooltipUntilQuery, ShowReportImportTooltipUntilQueryVariables, CreateProfileMutation, CreateProfileMutationVariables, UpdateProfileAccountMutation, UpdateProfileAccountMutationVariables } from './operations';

export const EfficiencyDocument = "query efficiency{efficiency{level}}" as Document<EfficiencyQuery, EfficiencyQueryVariables>;
export const ShowReportImportTooltipUntilDocument = "query showReportImportTooltipUntil{showReportImportTooltipUntil{reportImportTooltipUntil}}" as Document<ShowReportImportTooltipUntilQuery, ShowReportImportTooltipUntilQueryVariables>;
export const CreateProfileDocument = "mutation createProfile($lang:Lang!$currency:String!$givenName:String!$familyName:String!){createProfile(lang:$lang currency:$currency givenName:$givenName familyName:$familyName){id givenName familyName lang currency userIds}}" as Document<CreateProfileMutation, CreateProfileMutationVariables>;
export const UpdateProfileAccountDocument = "mutation updateProfileAccount($account:ProfileAccountInput!){updateProfileAccount(account:$account){isVerified accountId}}" as Document<UpdateProfileAccountMutation, UpdateProfileAccountMutationVariables>;

/* Written by `npm run generate`, never by hand. */
import type { Document } from '../client/operation';
import type { SendMessageToSupportMutation, SendMessageToSupportMutationVariables } from './operations';

export const SendMessageToSupportDocument = "mutation sendMessageToSupport($email:String!$userId:ID!$siteId:ID!$message:String!){sendMessageToSupport(email:$email userId:$userId siteId:$siteId message:$message){caseCx}}" as Document<SendMessageToSupportMutation, SendMessageToSupportMutationVariables>;

/* Written by `npm run generate`, never by hand. */
import type { Document } from '../client/operation';
import type { InsertStatisticsMutation, InsertStatisticsMutationVariables, TrackUserEventMutation, TrackUserEventMutationVariables } from './operations';

export const InsertStatisticsDocument = "mutation insertStatistics($session_id:ID$version:String$event:String$page:String$search:String$from:String$date:Date$agent:String$device:Device$type:String$detail:JSON){insertStatistics(session_id:$session_id version:$version event:$event page:$page search:$search from:$from date:$date agent:$agent device:$device type:$type detail:$detail){status}}" as Document<InsertStatisticsMutation, InsertStatisticsMutationVariables>;
export const TrackUserEventDocument = "mutation trackUserEvent($event:String!$date:Date$detail:JSON){trackUserEvent(event:$event date:$date detail:$detail){status}}" as Document<TrackUserEventMutation, TrackUserEventMutationVariables>;

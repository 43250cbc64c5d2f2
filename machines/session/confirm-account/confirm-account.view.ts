export { accountCallView as confirmAccountView } from '../../shared/account-call/account-call.view';

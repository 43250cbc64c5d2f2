export { accountCallView as linkAccountView } from '../../shared/account-call/account-call.view';

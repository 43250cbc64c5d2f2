export { drawerFormView as newProfileView } from '../../shared/drawer-form.view';

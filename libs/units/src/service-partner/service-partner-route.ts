export { servicePartnerLoader as loader } from './service-partner.loader.ts';
export { ServicePartners as Component } from './service-partners.tsx';

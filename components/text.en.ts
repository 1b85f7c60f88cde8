export const common = {
  productName: 'Waybill',
  sandboxMark: 'SANDBOX',
  copy: 'Copy',
  copied: 'Copied',
  couldNotCopy: 'Could not copy',
  close: 'Close',
  refresh: 'Refresh',
  settings: 'Settings',
  details: 'Details',
  copyDetails: 'Copy details',
};

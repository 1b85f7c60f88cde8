import { Skeleton } from '../../../components/Indicators.tsx';

/** A placeholder as high as a delivered shipment: photos, hand-off and address. */
export function ShipmentSkeleton() {
  return (
    <>
      <div class="section skeleton-section">
        <div class="thumbs">
          <Skeleton shape="thumb" />
          <Skeleton shape="thumb" />
          <Skeleton shape="thumb" />
        </div>
        <Skeleton shape="half" />
      </div>
      <div class="section skeleton-section skeleton-rail">
        <Skeleton shape="half" />
        <Skeleton shape="line" />
        <Skeleton shape="half" />
      </div>
      <div class="section skeleton-section skeleton-address">
        <Skeleton shape="line" />
        <Skeleton shape="half" />
      </div>
      <div class="section skeleton-section">
        <Skeleton shape="half" />
      </div>
    </>
  );
}

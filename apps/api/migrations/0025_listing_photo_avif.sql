ALTER TABLE "listing_photos" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD COLUMN "has_avif" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_photos_without_avif" ON "listing_photos" USING btree ("id") WHERE not "listing_photos"."has_avif";
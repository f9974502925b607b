ALTER TABLE "listings" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "listings_confirm_by" ON "listings" USING btree ("confirm_by");--> statement-breakpoint
UPDATE "listings" SET "confirm_by" = now() + interval '7 days' WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "email_verified_at" IS NULL) AND "id" IN (SELECT "listing_id" FROM "listing_photos");
